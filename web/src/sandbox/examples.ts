import { type Example, examplesOf } from './example-text.ts';

const files = import.meta.glob<string>('../../../schema/domains/*/examples.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Examples of all domains, bundled: the sandbox needs no network but the gateway. */
export const examples: Example[] = Object.entries(files)
  .toSorted(([a], [b]) => a.localeCompare(b))
  .flatMap(([path, text]) => {
    const domain = path.split('/').at(-2) ?? '';
    return examplesOf(domain, text);
  });
