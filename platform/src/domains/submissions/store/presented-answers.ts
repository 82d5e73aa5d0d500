import type { FieldAnswer } from '@whaletide/schema/shared/rest/fields.ts';
import { issueToken } from '#domains/projects/store/tokens.ts';
import { fileUrl } from '#domains/uploads/store/uploads.ts';
import type { StoredAnswer } from '../tables.ts';

/** An answer as its readers see it. */
export const toAnswer = (answer: StoredAnswer): FieldAnswer => ({
  SubmissionId: answer.fieldId,
  title: answer.title,
  type: answer.type,
  value: answer.value,
  option: answer.option,
  url: answer.file && fileUrl(answer.file.key),
  fileKey: answer.file?.key ?? null,
  fileName: answer.file?.name ?? null,
  fileSize: answer.file?.size ?? null,
  Lab: answer.project?.id ?? null,
  labVersionId: answer.project?.versionId ?? null,
  labToken:
    answer.project && issueToken({ id: answer.project.versionId, seal: answer.project.seal }),
});
