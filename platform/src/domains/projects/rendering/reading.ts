import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';

/** Texts, and what Python writes for numbers that JSON has none of. */
const NOT_A_NUMBER = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|-?Infinity|NaN/g;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(
      text.replace(NOT_A_NUMBER, (found) => (found.startsWith('"') ? found : 'null')),
    );
  }
};

/**
 * A notebook's file as JSON, whatever its mark; NaN and Infinity, as Python writes them, are null.
 * @throws SyntaxError for what is no JSON
 */
export const readNotebook = (bytes: Uint8Array): unknown => {
  const { text, problem } = decodeText(bytes);
  if (problem !== null) throw new SyntaxError(problem);
  return parse(text);
};

const CONFLICT = /^(<{7}|={7}|>{7})/m;

/** Why a file is no JSON, in words that help. */
export const unreadableReason = (bytes: Uint8Array): string => {
  const { text } = decodeText(bytes.subarray(0, 1024 * 1024), true);
  if (CONFLICT.test(text)) return '笔记本里有未解决的 Git 合并冲突（<<<<<<<），请解决后再上传';
  if (/^\s*<(!doctype|html)/i.test(text))
    return '这是一个网页，不是笔记本；请下载 .ipynb 原文件再上传';
  if (text.trim() === '') return '笔记本是空的，请在 Jupyter 中保存后再上传';
  return '笔记本的内容不是有效的 JSON，请从 Jupyter 重新导出';
};
