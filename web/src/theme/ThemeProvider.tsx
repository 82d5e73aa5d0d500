import { MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { cspNonce } from '../lib/nonce.ts';
import { cssVariablesResolver, theme } from './theme.ts';

setNonce(cspNonce());

export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    defaultColorScheme="auto"
    getStyleNonce={cspNonce}
    // All variables come from here: no stylesheet holds the defaults.
    deduplicateCssVariables={false}
  >
    {children}
  </MantineProvider>
);
