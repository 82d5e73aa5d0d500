import { act } from '@testing-library/react';

type Progress = { loaded: number; total: number; lengthComputable: boolean };

/** One upload on its way, in the test's hands. */
class FakeRequest {
  static pending: FakeRequest[] = [];
  static waiting: ((request: FakeRequest) => void)[] = [];

  upload: { onprogress?: (progress: Progress) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  url = '';

  open(_method: string, url: string) {
    this.url = url;
  }

  send() {
    FakeRequest.pending.push(this);
    FakeRequest.waiting.shift()?.(this);
  }

  abort() {
    this.status = 0;
  }

  progress(loaded: number, total: number) {
    act(() => this.upload.onprogress?.({ loaded, total, lengthComputable: true }));
  }

  /** The network is gone. */
  cut() {
    act(() => this.onerror?.());
  }

  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload?.());
  }
}

/** Stands where XMLHttpRequest is. */
export class FakeUploads {
  readonly requests: FakeRequest[] = [];
  private readonly original = globalThis.XMLHttpRequest;

  static install() {
    FakeRequest.pending = [];
    FakeRequest.waiting = [];
    const uploads = new FakeUploads(FakeRequest.pending);
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
    return uploads;
  }

  private constructor(requests: FakeRequest[]) {
    this.requests = requests;
  }

  /** The upload that has begun, or the next one to begin. */
  next() {
    const begun = this.requests.at(-1);
    if (begun) return Promise.resolve(begun);
    return new Promise<FakeRequest>((resolve) => FakeRequest.waiting.push(resolve));
  }

  remove() {
    Object.assign(globalThis, { XMLHttpRequest: this.original });
  }
}
