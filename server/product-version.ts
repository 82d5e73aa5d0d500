import { readFileSync } from 'node:fs';

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Version of the product, as package.json has it; wherever the product says it, it is this one. */
export const PRODUCT_VERSION = version;
