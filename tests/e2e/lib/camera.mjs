// A browser whose camera sees a barcode: Chromium plays a video file that is drawn here.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumOptions } from './browser.mjs';
import { freshFolder } from './suite.mjs';

const [WIDTH, HEIGHT] = [640, 480];
const MODULE = 4; // pixels
const [TOP, BOTTOM] = [140, 340];
const [WHITE, BLACK, NO_COLOR] = [235, 16, 128];

// GS1 General Specifications, section 5.2.1.2.
const LEFT = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const PARITY = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');
const inverted = (bits) => bits.replace(/./g, (bit) => String(1 - bit));
const reversed = (bits) => [...bits].reverse().join('');

// The 95 modules of an EAN-13, 1 for a bar.
function bars(code) {
  const left = [...code.slice(1, 7)].map((digit, at) =>
    PARITY[code[0]][at] === 'L' ? LEFT[digit] : reversed(inverted(LEFT[digit])),
  );
  const right = [...code.slice(7)].map((digit) => inverted(LEFT[digit]));
  return `101${left.join('')}01010${right.join('')}101`;
}

// One frame in YUV4MPEG2, which the browser repeats.
function video(code) {
  const modules = bars(code);
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const start = (WIDTH - modules.length * MODULE) / 2;
  for (let row = TOP; row < BOTTOM; row += 1) {
    for (const [at, bar] of [...modules].entries()) {
      const from = row * WIDTH + start + at * MODULE;
      if (bar === '1') luma.fill(BLACK, from, from + MODULE);
    }
  }
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(head), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOR)]);
}

// Permission for the camera is given without a question.
export function openBrowserThatSees(code) {
  const file = join(freshFolder(), 'barcode.y4m');
  writeFileSync(file, video(code));
  const words = ['device-for-media-stream', 'ui-for-media-stream'].map((each) => `--use-fake-${each}`);
  return chromium.launch(chromiumOptions([...words, `--use-file-for-fake-video-capture=${file}`]));
}
