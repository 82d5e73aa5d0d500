import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    defaultColorScheme="auto"
    // All variables come from here: no stylesheet holds the defaults. The two style elements that
    // this writes are always the same; the pages' policy names them by their hash.
    deduplicateCssVariables={false}
  >
    {children}
  </MantineProvider>
);
