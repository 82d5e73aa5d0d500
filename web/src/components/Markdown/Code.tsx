import { lazy, type ReactNode, Suspense } from 'react';

interface CodeProps {
  className?: string | undefined;
  children?: ReactNode;
}

const PlainCode = ({ code }: { language: string; code: string }) => <code>{code}</code>;
// Code can be read without its colours when they can't be loaded.
const ColouredCode = lazy(() => import('./ColouredCode.tsx').catch(() => ({ default: PlainCode })));

/** Code in a text, and in blocks, which are coloured by the language that they name. */
export const Code = ({ className = '', children }: CodeProps) => {
  const language = /(?:^|\s)language-([\w-]+)/.exec(className)?.[1];
  if (language === undefined || typeof children !== 'string') return <code>{children}</code>;
  return (
    <Suspense fallback={<code>{children}</code>}>
      <ColouredCode language={language.toLowerCase()} code={children} />
    </Suspense>
  );
};
