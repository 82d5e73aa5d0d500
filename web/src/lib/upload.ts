/** A stored file as a mutation's UploadInput takes it. Size in bytes. */
export interface UploadedFile {
  key: string;
  ext: string;
  name: string;
  size: number;
}

/** Fault of a failed upload: the file's, the network's or a server's, or the ended session's. */
export type UploadFault = 'FILE' | 'NETWORK' | 'SESSION';

/** A refused or broken upload; `message` is Chinese and can be shown as it is. */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly fault: UploadFault;
  /** True where nothing answered: the network was gone. */
  readonly isCut: boolean;

  constructor(message: string, fault: UploadFault = 'FILE', isCut = false) {
    super(message);
    this.fault = fault;
    this.isCut = isCut;
  }
}

/** Finds the fault of a failed upload; an error of another kind says what is wrong with the file. */
export const faultOf = (error: unknown): UploadFault =>
  error instanceof UploadError ? error.fault : 'FILE';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const messageOf = (status: number, body: unknown) => {
  const said = body && typeof body === 'object' && 'message' in body ? body.message : null;
  if (typeof said === 'string' && said) return said;
  return status >= 500 ? `抱歉，服务器打了个盹（${status}）` : '文件上传失败，请重试';
};

/** Tells by the status whose fault it was; too many requests aren't the file's either. */
const faultOfStatus = (status: number): UploadFault => {
  if (status === 401) return 'SESSION';
  return status >= 500 || status === 429 ? 'NETWORK' : 'FILE';
};

/**
 * Uploads one file to the gateway. `onProgress` gets 0 to 1. XMLHttpRequest, because fetch
 * does not report how much has been sent. Rejects with UploadError.
 */
export const uploadFile = (
  file: File,
  purpose: string,
  options: { onProgress?: (part: number) => void; signal: AbortSignal },
) =>
  new Promise<UploadedFile>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/uploads?purpose=${encodeURIComponent(purpose)}`);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) options.onProgress?.(loaded / total);
    };
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status >= 200 && request.status < 300 && body) resolve(body as UploadedFile);
      else reject(new UploadError(messageOf(request.status, body), faultOfStatus(request.status)));
    };
    request.onerror = () =>
      reject(new UploadError('网络连接中断，文件没有上传成功', 'NETWORK', true));
    request.onabort = () => reject(new UploadError('上传已取消', 'NETWORK'));
    options.signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
