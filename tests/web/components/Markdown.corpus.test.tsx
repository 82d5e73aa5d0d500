import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, waitFor } from '@testing-library/react';
import { mayHoldFormulas } from '@whaletide/schema/shared/markdown/holds-formulas.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Markdown } from '#web/src/components/Markdown/Markdown.tsx';
import MathMarkdown from '#web/src/components/Markdown/MathMarkdown.tsx';
import PlainMarkdown from '#web/src/components/Markdown/PlainMarkdown.tsx';
import { corpus, formulaText, normalHtml } from '#tests/support/markdown-corpus.ts';

const inPage = (text: ReactNode) => (
  <MemoryRouter>
    <MantineProvider env="test">{text}</MantineProvider>
  </MemoryRouter>
);

const SEEN_NOTHING = { observe: () => undefined, disconnect: () => undefined };
Object.assign(globalThis, {
  IntersectionObserver: function () {
    return SEEN_NOTHING;
  },
});

/** The text as it stands in the page, its formulas by their TeX. */
const drawn = async (markdown: string) => {
  const { container } = render(inPage(<Markdown text={markdown} />));
  const root = await waitFor(() => {
    const found = container.querySelector('.mantine-Typography-root');
    expect(found?.querySelector('[aria-busy], .mantine-Skeleton-root')).toBeNull();
    expect(found?.textContent).not.toBe('');
    return found as HTMLElement;
  });
  const copy = root.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll('.katex-display, .katex')) {
    const tex = one.querySelector('annotation')?.innerHTML ?? '';
    one.replaceWith(formulaText(tex, one.matches('.katex-display')));
  }
  return normalHtml(copy.innerHTML.replaceAll('&amp;amp;', '&amp;'));
};

describe('a text on a page is drawn as in all places', () => {
  it.each(corpus())('$about', async ({ markdown, html }) => {
    expect(await drawn(markdown)).toBe(html);
  });
});

describe('a text is drawn by the server as by the browser', () => {
  const plain = corpus().filter(({ markdown }) => !mayHoldFormulas(markdown));

  it.each(plain)('$about', ({ markdown, html }) => {
    const made = renderToStaticMarkup(
      inPage(<PlainMarkdown text={markdown} prefix="user-content-" />),
    );
    const text = made.slice(made.indexOf('</style>') + 1 && made.lastIndexOf('</style>') + 8);
    expect(normalHtml(text)).toBe(html);
    // A browser's parser moves nothing of it elsewhere.
    const parsed = document.createElement('div');
    parsed.innerHTML = text;
    expect(normalHtml(parsed.innerHTML)).toBe(html);
  });

  it('with formulas, of which it leaves the places', () => {
    const made = renderToStaticMarkup(
      inPage(<MathMarkdown text="前 $x^2$ 后\n\n$$a=b$$" prefix="a-" />),
    );
    expect(made).toMatch(
      /前 <span><\/span> 后[\s\S]*<span data-formula="true" tabindex="0"><span>/,
    );
  });
});
