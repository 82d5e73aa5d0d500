import { VisuallyHidden } from '@mantine/core';
import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { pageScale } from './pdf-scale.ts';
import classes from './PdfView.module.css';

const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

interface PdfPageProps {
  document: PDFDocumentProxy;
  /** From 1. */
  number: number;
}

/** A page of a PDF as a picture as wide as its place, and its text. */
export const PdfPage = ({ document, number }: PdfPageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let drawing: RenderTask | undefined;
    let isCurrent = true;
    const draw = async () => {
      const page = await document.getPage(number);
      const surface = canvas.current;
      if (!isCurrent || !surface) return;
      const size = page.getViewport({ scale: 1 });
      const across = surface.clientWidth * devicePixelRatio;
      const viewport = page.getViewport({ scale: pageScale(size, across) });
      surface.width = Math.floor(viewport.width);
      surface.height = Math.floor(viewport.height);
      drawing = page.render({ canvas: surface, viewport });
      await drawing.promise;
      const said = await textOf(page);
      if (isCurrent) setText(said);
    };
    draw().catch(() => isCurrent && setBroken(true));
    return () => {
      isCurrent = false;
      drawing?.cancel();
    };
  }, [document, number]);
  return (
    <>
      <canvas ref={canvas} className={classes.page} role="img" aria-label={`第 ${number} 页`} />
      {isBroken && <EmptyState text="这一页无法显示，请下载后查看" />}
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
};
