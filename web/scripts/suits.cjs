// Ends with 0 if this Node.js (or the version given) is one that package.json asks for. Written so that old versions understand it.
// eslint-disable-next-line @typescript-eslint/no-require-imports
var wanted = require("../package.json").engines.node; // such as "^20.19.0 || >=24.0.0"
var own = (process.argv[2] || process.versions.node).split(".").map(Number);

function suits(range) {
  var parts = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/.exec(range.trim());
  if (!parts) throw new Error("engines.node: «" + range + "» is neither ^a.b.c nor >=a.b.c");
  var least = parts.slice(2).map(Number);
  if (own[0] !== least[0]) return parts[1] === ">=" && own[0] > least[0];
  return own[1] > least[1] || (own[1] === least[1] && own[2] >= least[2]);
}

process.exit(wanted.split("||").some(suits) ? 0 : 1);
