import { Link } from 'react-router';
import { Code } from './Code.tsx';
import type { Elements } from './drawn-tree.ts';

/** Paths of this site stay in the app; other sites open in a new tab and learn nothing of ours. */
export const elements: Elements = {
  a: ({ href = '', children, id, 'aria-describedby': describedBy, 'aria-label': label }) => {
    // A mark that links lead to, or a link that may lead nowhere.
    if (href === '') return <a id={id}>{children}</a>;
    // To a footnote and back, or to a heading.
    if (href.startsWith('#'))
      return (
        <a href={href} id={id} aria-describedby={describedBy} aria-label={label}>
          {children}
        </a>
      );
    return href.startsWith('/') && !href.startsWith('//') ? (
      <Link to={href}>{children}</Link>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  },
  // Wide tables scroll by themselves, not the page.
  table: ({ children }) => (
    <div role="region" aria-label="表格" tabIndex={0} data-table>
      <table>{children}</table>
    </div>
  ),
  // Long lines are scrolled by keyboard too.
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  code: ({ className, children }) => <Code className={className}>{children}</Code>,
  img: ({ src, alt }) => <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" />,
};
