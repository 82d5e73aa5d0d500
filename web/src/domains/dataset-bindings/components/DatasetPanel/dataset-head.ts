import { datasetLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import { plainText } from '@whaletide/schema/shared/markdown/plain-text.ts';

interface Binding {
  title: string;
  description: string;
  isPublic: boolean;
  files: readonly { name: string; size: number }[];
}

interface Listed {
  competition: { id: string; name: string; datasetDescription: string | null };
  /** Path at which they are listed. */
  path: string;
  bindings: readonly Binding[];
}

/** Builds the page head of the data tab from the data listed in it. */
export const datasetHead = ({ competition, path, bindings }: Listed): PageHead => {
  const about = competition.datasetDescription ?? '';
  return {
    canonical: path,
    description: plainText(about) || undefined,
    jsonLd: (absolute) =>
      bindings.map(({ title, description, files, ...binding }) =>
        datasetLd(
          {
            path,
            name: `${competition.name} · ${title}`,
            description: description || about,
            free: binding.isPublic,
            files,
          },
          absolute,
        ),
      ),
  };
};
