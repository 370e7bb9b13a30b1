// Turns the theme's CSS variables into a style sheet of the build, `virtual:theme.css`. Mantine would write them into a
// <style> element of the page, which the content security policy forbids. Mantine's own sheet of variables is left out:
// most of it is for colors that the theme does not have.
import { DEFAULT_THEME, MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { cssVariables, theme } from '../src/shared/theme.ts';

const NAME = 'virtual:theme.css';
// Vite treats a resolved id that ends in .css as a style sheet. The prefix keeps other plugins away.
const RESOLVED = `\0${NAME}`;

// Mantine's colors that the theme does not define. conventions.test.ts fails if a component uses one.
const foreignColors = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in (theme.colors ?? {})));
const foreignVariable = new RegExp(`--mantine-color-(${foreignColors.join('|')})-[\\w-]+:[^;}]*;?`, 'g');

function themeStyles(): string {
  const page = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme,
      cssVariablesResolver: cssVariables,
      withGlobalClasses: false,
      deduplicateCssVariables: false,
    }),
  );
  const styles = /^<style[^>]*>([^<]+)<\/style>$/.exec(page)?.[1];
  if (!styles) throw new Error(`Mantine did not render the theme's variables: ${page.slice(0, 200)}`);
  return styles.replace(foreignVariable, '');
}

export const themeSheet: Plugin = {
  name: 'theme-sheet',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? themeStyles() : null),
};
