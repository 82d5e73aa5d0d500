import { Anchor } from '@mantine/core';

interface WorkFileProps {
  fileName: string;
  /** Null once the file isn't kept any more. */
  fileUrl: string | null;
}

/** The name of a result file, by which its team and its organizer download it. */
export const WorkFile = ({ fileName, fileUrl }: WorkFileProps) =>
  fileUrl === null ? (
    <span>{fileName}</span>
  ) : (
    <Anchor
      href={fileUrl}
      download={fileName}
      underline="always"
      inherit
      aria-label={`下载 ${fileName}`}
    >
      {fileName}
    </Anchor>
  );
