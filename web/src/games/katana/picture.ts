/** What lies before a seat in a picture: Forge, Washitsu and cards. */

import type { Katana } from "../../net/types.ts";
import type { OwnPicture } from "../../picture/picture.ts";
import { WIDE } from "./geometry.ts";
import Own from "./OwnPicture.svelte";

export const OWN: OwnPicture<Katana.View> = { component: Own, height: () => WIDE.height };
