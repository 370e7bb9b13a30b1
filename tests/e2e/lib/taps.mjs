// Taps or clicks, and counts.
import { expectEqual } from './suite.mjs';

export function counter(stage) {
  let taps = 0;
  return {
    tap: async (target) => {
      taps += 1;
      await (stage.isPhone ? target.tap() : target.click());
    },
    // For a tap at a place inside an element.
    count: async (tap) => {
      taps += 1;
      await tap();
    },
    // Typing a number counts as one tap.
    type: async (page, text) => {
      taps += 1;
      await page.keyboard.type(text);
    },
    expectTaps: (wanted, what) => {
      expectEqual(taps, wanted, `taps to ${what}`);
      taps = 0;
    },
  };
}
