import {
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import classes from './theme.module.css';

/** The sea: our one brand colour. Shade 6 (#0B7FAB) has 4.5:1 on white, for text and buttons. */
const brand: MantineColorsTuple = [
  '#eef9fe',
  '#dbf1fd',
  '#b6e0f7',
  '#8bcbed',
  '#61b4de',
  '#3b9ecb',
  '#0b7fab',
  '#006d96',
  '#00597d',
  '#004663',
];
/** Colour of what is urgent: deadlines, errors. */
const danger: MantineColorsTuple = [
  '#fff2f2',
  '#ffe2e3',
  '#ffc4c6',
  '#ff9fa5',
  '#fb7c87',
  '#e75d6d',
  '#c93f51',
  '#b93a4c',
  '#9c2e3e',
  '#7e2532',
];
/** Coins and awards. */
const gold: MantineColorsTuple = [
  '#fdf6ed',
  '#f9ebd8',
  '#efd5b1',
  '#e1ba83',
  '#d09f59',
  '#bc8734',
  '#9a6700',
  '#865600',
  '#6f4600',
  '#573600',
];
/** Success. */
const success: MantineColorsTuple = [
  '#effaf3',
  '#ddf3e6',
  '#bae5cc',
  '#90d2ad',
  '#69be91',
  '#45a877',
  '#1a8355',
  '#09774c',
  '#00623d',
  '#004e2f',
];
const gray: MantineColorsTuple = [
  '#f7fafd',
  '#f0f5f9',
  '#e2e9ef',
  '#d0d9e1',
  '#afb9c3',
  '#7f8b97',
  '#5c6873',
  '#46515b',
  '#323c45',
  '#1c252e',
];
const dark: MantineColorsTuple = [
  '#e3e8ee',
  '#bec5cd',
  '#9da6b0',
  '#7b858f',
  '#35414d',
  '#283440',
  '#1a242e',
  '#0f1720',
  '#0b1118',
  '#070b10',
];

const fontFamily =
  '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif';

const dialogHeader = { header: { role: 'presentation' } };

/** Tabs within a tab look like the links that do the same (SubTabs): solid is the one thing to do. */
const tabColours = (_theme: unknown, { variant }: { variant?: string }) => ({
  root:
    variant === 'pills'
      ? {
          '--tabs-color': 'var(--mantine-color-brand-light)',
          '--tabs-text-color': 'var(--mantine-color-brand-light-color)',
        }
      : {},
});

/** The look of the product: see shared colours, type and the fixes that contrast needs. */
export const theme: MantineThemeOverride = createTheme({
  colors: { brand, danger, gold, success, gray, dark },
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  black: '#1c252e',
  fontFamily,
  fontSizes: { xs: '12px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
  lineHeights: { xs: '18px', sm: '22px', md: '26px', lg: '28px', xl: '30px' },
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '40px' },
      h2: { fontSize: '22px', lineHeight: '32px' },
      h3: { fontSize: '18px', lineHeight: '28px' },
      h4: { fontSize: '16px', lineHeight: '26px' },
    },
  },
  breakpoints: { xs: '576px', sm: '768px', md: '992px', lg: '1200px', xl: '1400px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Input: { classNames: { wrapper: classes.field, input: classes.input } },
    Button: { classNames: { root: classes.button } },
    ActionIcon: { classNames: { root: classes.icon } },
    Avatar: { classNames: { placeholder: classes.letters } },
    Breadcrumbs: { classNames: { breadcrumb: classes.crumb } },
    CloseButton: { classNames: { root: classes.icon } },
    NumberInput: { classNames: { controls: classes.steps } },
    Pagination: { classNames: { root: classes.pages } },
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': '显示或隐藏密码' } },
    },
    Tabs: { classNames: { tab: classes.tab }, vars: tabColours },
    // Without the role, the <header> of a dialog counts as a second banner of the page.
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        closeButtonProps: { 'aria-label': '关闭' },
        attributes: dialogHeader,
      },
      classNames: { inner: classes.sheetPlace, content: classes.sheet },
    },
    Drawer: {
      defaultProps: { attributes: dialogHeader, closeButtonProps: { 'aria-label': '关闭' } },
    },
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm' },
      classNames: { root: classes.badge },
    },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': '关闭' } } },
  },
});

/** Mantine's own dimmed text, placeholders and light variants stay below 4.5:1: set once, here. */
export const cssVariablesResolver: CSSVariablesResolver = ({ colors }) => {
  const inks = (scheme: 'light' | 'dark') =>
    Object.fromEntries(
      ['brand', 'danger', 'gold', 'success'].flatMap((name) => {
        const shades = colors[name] ?? [];
        const mixed = (percent: number) => `color-mix(in srgb, ${shades[6]} ${percent}%, #0f1720)`;
        const [ink, surface, hovered] =
          scheme === 'light'
            ? [shades[7], shades[0], shades[1]]
            : [shades[4], mixed(22), mixed(30)];
        return [
          [`--mantine-color-${name}-text`, ink ?? ''],
          [`--mantine-color-${name}-light-color`, ink ?? ''],
          [`--mantine-color-${name}-light`, surface ?? ''],
          [`--mantine-color-${name}-light-hover`, hovered ?? ''],
        ];
      }),
    );
  return {
    variables: {},
    light: {
      ...inks('light'),
      '--mantine-color-dimmed': '#5c6873',
      '--mantine-color-placeholder': '#66727e',
      '--mantine-color-error': '#b93a4c',
      '--mantine-color-anchor': '#006d96',
      '--mantine-color-default-border': '#e2e9ef',
      '--wt-control-border': '#7f8b97',
      '--wt-surface': '#ffffff',
      '--wt-page': '#f7fafd',
      '--wt-hover': '#f0f5f9',
    },
    dark: {
      ...inks('dark'),
      '--mantine-color-text': '#dfe5ec',
      '--mantine-color-dimmed': '#9da6b0',
      '--mantine-color-placeholder': '#8d97a2',
      '--mantine-color-error': '#ff9fa5',
      '--mantine-color-anchor': '#8bcbed',
      '--mantine-color-default-border': '#283440',
      '--mantine-color-gray-light': '#222d38',
      '--wt-control-border': '#65717d',
      '--wt-surface': '#151e28',
      '--wt-page': '#0f1720',
      '--wt-hover': '#1d2833',
    },
  };
};
