/** How wide the window is, for what is arranged by it. */

import { innerWidth } from "svelte/reactivity/window";

export const PHONE = 860; // pixels; up to here a page is a phone's, also in the style sheets
export const pixels = (): number => innerWidth.current ?? 1440;
export const onPhone = (): boolean => pixels() <= PHONE;
