import { readFileSync } from 'node:fs';
import { mergeMantineTheme, DEFAULT_THEME } from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariables, theme } from '@/shared/theme';

const variables = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme));
const sheet = readFileSync('src/shared/ui/library.css', 'utf8');

// WCAG 2.2, relative luminance.
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

// The custom property that a rule of the style sheet uses as its color.
function colourOf(selector: string): string {
  const rule = sheet.split('}').find((each) => each.includes(`${selector} {`)) ?? '';
  return /\scolor: var\((--[\w-]+)\)/.exec(rule)?.[1] ?? 'none';
}

it.each(['light', 'dark'] as const)('a destructive item has enough contrast in the %s scheme', (scheme) => {
  const ink =
    (variables[scheme] as Record<string, string>)[colourOf(".mantine-Menu-item[style*='--menu-item-color']")] ??
    '#000000';
  const menu = variables[scheme]['--fit-surface-raised'] ?? '#000000';
  expect(contrast(ink, menu)).toBeGreaterThanOrEqual(4.5);
});
