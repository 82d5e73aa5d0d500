import { Text, VisuallyHidden } from '@mantine/core';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Pager } from '#components/Pager/Pager.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { loadPdf } from './pdf.ts';
import { PdfPage } from './PdfPage.tsx';

/** A document that is open, or the reason why there is none. */
type Opened = { document: PDFDocumentProxy } | { problem: string };

const UNREADABLE = '该文件无法预览，请下载后查看';
const LOCKED = '该文件已加密，请下载后查看';

const useDocument = (url: string): Opened | null => {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const task = loadPdf(url);
    let isCurrent = true;
    task.promise.then(
      (document) => isCurrent && setOpened({ document }),
      (error: unknown) => {
        const isLocked = error instanceof Error && error.name === 'PasswordException';
        if (isCurrent) setOpened({ problem: isLocked ? LOCKED : UNREADABLE });
      },
    );
    return () => {
      isCurrent = false;
      void task.destroy();
    };
  }, [url]);
  return opened;
};

/** The pages of a PDF, one at a time, with their text for those who hear it. */
export default function PdfView({ url, name }: { url: string; name: string }) {
  const opened = useDocument(url);
  const [page, setPage] = useState(1);
  if (!opened) return <RowsSkeleton rows={8} />;
  if ('problem' in opened) return <EmptyState text={opened.problem} />;
  const { document } = opened;
  return (
    <section aria-label={name}>
      <Text size="sm" c="dimmed" mb="xs">
        第 {page} 页，共 {document.numPages} 页
      </Text>
      <VisuallyHidden role="status">{`第 ${page} 页`}</VisuallyHidden>
      <PdfPage key={page} document={document} number={page} />
      <Pager page={page} perPage={1} totalCount={document.numPages} onPage={setPage} />
    </section>
  );
}
