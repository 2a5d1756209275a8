/** Measures the page once before the next picture: first everything is measured, then everything is changed. A change between two
 * measurements would make the browser lay out the page once more. */

interface Job<Found> {
  measure(): Found;
  change(found: Found): void;
}

const jobs = new Set<Job<unknown>>();
let frame = 0;

function work(): void {
  const now = [...jobs];
  jobs.clear();
  frame = 0;
  const found = now.map((job) => job.measure());
  now.forEach((job, i) => job.change(found[i]));
}

/** Measure something before the next picture, and change the page by what was found; what is returned calls it off. */
export function measured<Found>(measure: () => Found, change: (found: Found) => void): () => void {
  const job = { measure, change } as Job<unknown>;
  jobs.add(job);
  frame ||= requestAnimationFrame(work);
  return () => void jobs.delete(job);
}
