import { lazy, type ReactNode, Suspense } from 'react';
import { useSeen } from '#lib/useSeen.ts';

interface CodeProps {
  className?: string | undefined;
  children?: ReactNode;
}

const PlainCode = ({ code }: { language: string; code: string }) => code;
// Code can be read without its colours when they can't be loaded.
const ColouredCode = lazy(() => import('./ColouredCode.tsx').catch(() => ({ default: PlainCode })));

/** A block of code, coloured as it comes to the screen: most readers never get to the last ones. */
const Block = ({ language, code }: { language: string; code: string }) => {
  const { seen, ref } = useSeen();
  return (
    <code ref={ref} data-language={language}>
      {seen ? (
        <Suspense fallback={code}>
          <ColouredCode language={language} code={code} />
        </Suspense>
      ) : (
        code
      )}
    </code>
  );
};

/** Code in a text, and in blocks, which are coloured by the language that they name. */
export const Code = ({ className = '', children }: CodeProps) => {
  const language = /(?:^|\s)language-([\w-]+)/.exec(className)?.[1];
  if (language === undefined || typeof children !== 'string') return <code>{children}</code>;
  return <Block language={language.toLowerCase()} code={children} />;
};
