import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  MantineProvider,
  mergeMantineTheme,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const defaults = defaultCssVariablesResolver(merged);
const own = cssVariablesResolver(merged);

/** All variables of the theme: no stylesheet holds Mantine's defaults. */
const css = convertCssVariables({
  variables: { ...defaults.variables, ...own.variables },
  light: { ...defaults.light, ...own.light, '--mantine-color-scheme': 'light' },
  dark: { ...defaults.dark, ...own.dark, '--mantine-color-scheme': 'dark' },
});

/**
 * Mantine's provider with this product's theme. It writes two style elements that are always the
 * same; the pages' policy names them by their hash. The variables are worked out once, where
 * Mantine would do so for each page that a server renders.
 */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme="auto">
    <style data-mantine-styles dangerouslySetInnerHTML={{ __html: css }} />
    {children}
  </MantineProvider>
);
