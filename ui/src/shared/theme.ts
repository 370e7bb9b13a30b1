// The theme: the only file that defines colors, radii, shadows and font sizes.
import {
  createTheme,
  defaultVariantColorsResolver,
  rem,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

// Petrol, the brand hue: distinct from standard blue and from the green that means "done".
const petrol: MantineColorsTuple = [
  '#edf8fa',
  '#d8f0f4',
  '#b4e3ea',
  '#85cfda',
  '#5cbbc9',
  '#309ead',
  '#148391',
  '#076874',
  '#055059',
  '#07383f',
];
// Apricot, for achievements (records, streaks), never for ordinary controls.
const apricot: MantineColorsTuple = [
  '#fff6ef',
  '#ffe9d8',
  '#ffd6b6',
  '#ffbe8c',
  '#f8a461',
  '#ec8d38',
  '#d6781c',
  '#b4620c',
  '#8f4d05',
  '#6b3909',
];
const green: MantineColorsTuple = [
  '#f0faf2',
  '#dcf4e2',
  '#bde9c8',
  '#95daa7',
  '#6fc889',
  '#50b371',
  '#39995b',
  '#287b46',
  '#206137',
  '#184829',
];
const amber: MantineColorsTuple = [
  '#fff8eb',
  '#ffeecf',
  '#ffe0a8',
  '#facd78',
  '#f1ba4b',
  '#e3a924',
  '#c6910c',
  '#a07506',
  '#7c5a03',
  '#604509',
];
const red: MantineColorsTuple = [
  '#fff4f3',
  '#ffe6e4',
  '#ffccca',
  '#fba7a4',
  '#f47a79',
  '#e75157',
  '#d13742',
  '#b32733',
  '#921f29',
  '#701a20',
];
// Neutrals, from sand to dark petrol.
const gray: MantineColorsTuple = [
  '#fbfaf8',
  '#f6f4f1',
  '#eceae6',
  '#dfddd8',
  '#c9c7c2',
  '#a4a59f',
  '#7a8280',
  '#5a6263',
  '#3e4749',
  '#212b2d',
];
const dark: MantineColorsTuple = [
  '#e7ecee',
  '#cbd2d4',
  '#aab3b5',
  '#869294',
  '#5f6b6f',
  '#3e4a4d',
  '#273335',
  '#1b2527',
  '#131b1d',
  '#0b1213',
];

// Hue angles (OKLCH). All types have the same lightness, so that all are equally legible and none stands out.
export const workoutTypeHues = {
  strength: 280,
  cardio: 15,
  yoga: 165,
  hiit: 50,
  rest: 230,
  swimming: 235,
  cycling: 125,
  running: 350,
  walking: 145,
  stretching: 310,
  sports: 85,
  other: 205,
} as const;
export type WorkoutType = keyof typeof workoutTypeHues;

const mutedTypes: ReadonlySet<string> = new Set(['rest', 'other']);

function typeVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [type, hue] of Object.entries(workoutTypeHues)) {
    const chroma = mutedTypes.has(type) ? 0.025 : 0.12;
    const [ink, tint, solid] =
      scheme === 'light'
        ? [
            `oklch(0.46 ${chroma} ${hue})`,
            `oklch(0.955 ${chroma * 0.22} ${hue})`,
            `oklch(0.62 ${chroma * 1.15} ${hue})`,
          ]
        : [`oklch(0.84 ${chroma * 0.7} ${hue})`, `oklch(0.31 ${chroma * 0.36} ${hue})`, `oklch(0.72 ${chroma} ${hue})`];
    variables[`--fit-type-${type}`] = ink;
    variables[`--fit-type-${type}-tint`] = tint;
    variables[`--fit-type-${type}-solid`] = solid;
  }
  return variables;
}

// Filled controls: dark with white text in the light scheme, bright with dark text in the dark scheme. Contrast above
// 4.5:1.
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: 'var(--fit-on-fill)' } : colors;
};

// Touch targets are at least 44 px; use `sm` only next to other text on wide screens.
const buttonHeights = (_theme: unknown, { size }: { size?: string | number | undefined }) => ({
  root: size === 'md' ? { '--button-height': rem(44) } : {},
});

const onSurface = { background: 'var(--fit-surface)' };

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver: variantColors,
  black: gray[9],
  colors: { petrol, apricot, green, amber, red, gray, dark },
  // Arial is as wide as Figtree, so lines break in the same places before the font is loaded.
  fontFamily: "'Figtree Variable', Arial, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  // Six sizes: label, small, body, lead, title, display. Display is for the numbers that users act on.
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(20), xl: rem(26), display: rem(40) },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.35', xl: '1.2' },
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(26), lineHeight: '1.2' },
      h2: { fontSize: rem(20), lineHeight: '1.3' },
      h3: { fontSize: rem(16), lineHeight: '1.4' },
      h4: { fontSize: rem(14), lineHeight: '1.4' },
    },
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(16), xl: rem(24) },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  components: {
    Button: { defaultProps: { size: 'md', fw: 600 }, vars: buttonHeights },
    Input: {
      vars: () => ({
        wrapper: { '--input-bg': 'var(--fit-field)', '--input-height': rem(44), '--input-size': rem(44) },
      }),
    },
    // Browsers would offer what one user typed to the next one. Fields of an account name their own value.
    TextInput: { defaultProps: { size: 'md', autoComplete: 'off' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 2, autoComplete: 'off' } },
    Select: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    CloseButton: { defaultProps: { size: 44, iconSize: rem(18) } },
    Modal: {
      defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 160 } },
      // Keeps a focused element clear of the sticky header and of the buttons at the bottom.
      styles: {
        content: { ...onSurface, scrollPaddingBlock: `${rem(76)} ${rem(124)}` },
        header: onSurface,
        title: { fontWeight: 650, fontSize: rem(20) },
      },
    },
    // The first item gets the focus instead of Mantine's placeholder, which is not an allowed child of a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { openDelay: 700, transitionProps: { duration: 120 } } },
    TooltipGroup: { defaultProps: { openDelay: 700, closeDelay: 300 } },
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--fit-sidebar-width': rem(240),
    '--fit-content-width': rem(1120),
    '--fit-font-display': 'var(--mantine-font-size-display)',
    // The player is read from two metres away: numbers are at least 96 px on a phone and as large as the screen allows.
    '--fit-font-far': 'clamp(min(6rem, 27vw), min(26vw, 22vh), 11rem)',
    '--fit-font-far-timer': 'clamp(6.5rem, min(37vw, 36vh), 20rem)',
    '--fit-font-far-title': 'clamp(1.75rem, min(8vw, 7vh), 3.5rem)',
    '--fit-font-far-text': 'clamp(1.25rem, min(5.2vw, 4vh), 1.75rem)',
    // On small screens: the safe area at the top, the height of the bar at the bottom, and the safe area at the bottom where
    // there is no bar. base.css sets them.
    '--fit-top': '0px',
    '--fit-bar': '0px',
    '--fit-safe-bottom': 'env(safe-area-inset-bottom, 0px)',
    '--fit-motion': '160ms cubic-bezier(0.2, 0, 0, 1)',
    '--fit-weight-strong': '600',
    '--fit-weight-heavy': '700',
  },
  light: {
    '--mantine-color-body': gray[1],
    '--mantine-color-text': gray[9],
    '--mantine-color-dimmed': '#566062',
    '--mantine-color-placeholder': '#6d7675',
    '--mantine-color-anchor': petrol[7],
    '--mantine-color-error': red[7],
    '--mantine-color-success': green[7],
    '--mantine-color-default': '#ffffff',
    '--mantine-color-default-hover': gray[0],
    '--mantine-color-default-border': gray[3],
    '--fit-page': gray[1],
    '--fit-surface': '#ffffff',
    '--fit-surface-sunken': gray[0],
    '--fit-surface-raised': '#ffffff',
    '--mantine-color-petrol-light': petrol[0],
    '--mantine-color-petrol-light-hover': petrol[1],
    '--mantine-color-petrol-light-color': petrol[8],
    '--fit-track': gray[2],
    '--fit-shade': 'rgb(15 22 24 / 55%)',
    '--fit-field': '#ffffff',
    '--fit-control': '#ffffff',
    '--fit-on-fill': '#ffffff',
    '--fit-line': '#e6e3de',
    '--fit-line-strong': gray[4],
    '--fit-ink': gray[9],
    '--fit-ink-soft': '#566062',
    '--fit-brand': petrol[7],
    '--fit-brand-ink': petrol[8],
    '--fit-brand-tint': petrol[0],
    '--fit-brand-tint-strong': petrol[1],
    '--fit-warm': apricot[5],
    '--fit-warm-ink': apricot[8],
    '--fit-warm-tint': apricot[0],
    '--fit-good': green[6],
    '--fit-good-ink': green[8],
    '--fit-good-tint': green[0],
    '--fit-good-line': green[2],
    '--fit-caution-ink': amber[8],
    '--fit-over': amber[7],
    '--fit-over-ink': amber[8],
    '--fit-caution-tint': amber[0],
    '--fit-bad': red[7],
    '--fit-bad-ink': red[8],
    '--fit-bad-tint': red[0],
    '--fit-period': '#b8456e',
    '--fit-period-ink': '#8f2f52',
    '--fit-period-tint': '#fae6ed',
    '--fit-shadow-card': '0 1px 2px rgb(33 43 45 / 5%), 0 1px 1px rgb(33 43 45 / 3%)',
    '--fit-shadow-float': '0 12px 32px -8px rgb(33 43 45 / 22%), 0 2px 8px rgb(33 43 45 / 8%)',
    ...typeVariables('light'),
  },
  dark: {
    '--mantine-color-body': '#0f1618',
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': '#a0abad',
    '--mantine-color-placeholder': dark[3],
    '--mantine-color-anchor': petrol[3],
    '--mantine-color-error': red[4],
    '--mantine-color-success': green[4],
    '--mantine-color-default': '#1c2629',
    '--mantine-color-default-hover': dark[6],
    '--mantine-color-default-border': '#344144',
    '--fit-page': '#0f1618',
    '--fit-surface': '#161f21',
    '--fit-surface-sunken': '#121a1c',
    '--fit-surface-raised': '#1f2a2d',
    '--mantine-color-petrol-light': '#14292e',
    '--mantine-color-petrol-light-hover': '#19353b',
    '--mantine-color-petrol-light-color': petrol[2],
    '--mantine-color-petrol-outline': petrol[4],
    '--mantine-color-red-light-color': red[3],
    '--mantine-color-amber-light': '#2a2314',
    '--mantine-color-amber-light-color': amber[2],
    '--fit-track': '#2a373b',
    '--fit-shade': 'rgb(0 0 0 / 68%)',
    '--fit-field': '#121a1c',
    '--fit-control': '#2b383c',
    '--fit-on-fill': dark[9],
    '--fit-line': '#263235',
    '--fit-line-strong': dark[5],
    '--fit-ink': dark[0],
    '--fit-ink-soft': '#a0abad',
    '--fit-brand': petrol[4],
    '--fit-brand-ink': petrol[2],
    '--fit-brand-tint': '#12292d',
    '--fit-brand-tint-strong': '#173840',
    '--fit-warm': apricot[4],
    '--fit-warm-ink': apricot[3],
    '--fit-warm-tint': '#2c2118',
    '--fit-good': green[4],
    '--fit-good-ink': green[3],
    '--fit-good-tint': '#14271b',
    '--fit-good-line': '#27482f',
    '--fit-caution-ink': amber[3],
    '--fit-over': amber[4],
    '--fit-over-ink': amber[3],
    '--fit-caution-tint': '#2a2314',
    '--fit-bad': red[4],
    '--fit-bad-ink': red[3],
    '--fit-bad-tint': '#2e191b',
    '--fit-period': '#e07ba0',
    '--fit-period-ink': '#f2b3c9',
    '--fit-period-tint': '#3a1f2a',
    // In the dark scheme, borders separate cards: a shadow would not be visible.
    '--fit-shadow-card': 'none',
    '--fit-shadow-float': '0 16px 40px -8px rgb(0 0 0 / 60%)',
    ...typeVariables('dark'),
  },
});
