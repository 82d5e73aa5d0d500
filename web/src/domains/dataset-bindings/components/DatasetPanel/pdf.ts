import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Addresses of the tables by which fonts that a file doesn't bring with it are read, Chinese ones among them. */
const characterMaps = import.meta.glob<string>(
  '../../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
  { query: '?url', import: 'default' },
);

/** Fetches the tables under the names that the build gave them. */
class BuiltFiles {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const name = Object.keys(characterMaps).find((path) => path.endsWith(`/${filename}`));
    const address = name && (await characterMaps[name]?.());
    if (!address) throw new Error(`${filename} is not among the built files`);
    return (await fetch(address)).bytes();
  }
}

/** Begins to load a document; only the parts that its shown pages need are fetched. */
export const loadPdf = (url: string): PDFDocumentLoadingTask =>
  getDocument({
    url,
    withCredentials: true,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    // Other compressions are decoded by scripts: the page allows no WebAssembly.
    useWasm: false,
    useWorkerFetch: false,
    BinaryDataFactory: BuiltFiles,
  });
