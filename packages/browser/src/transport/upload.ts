import { UPLOAD_TIMEOUT } from '@campushive/contract/limits';
import type { ApiError } from '@campushive/contract/errors';
import type { TransportRequest, TransportResponse } from '@campushive/contract/client';

/** Sends a file, and reports its progress. */
export function upload(
  url: string,
  request: TransportRequest,
  headers: Record<string, string>,
  form: FormData,
  unanswered: (code: 'network' | 'timeout') => ApiError,
): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, url);
    xhr.timeout = UPLOAD_TIMEOUT;
    xhr.responseType = 'json';
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => {
      const after = xhr.getResponseHeader('retry-after');
      resolve({
        status: xhr.status,
        body: xhr.response ?? undefined,
        retryAfter: after === null ? undefined : Number(after),
      });
    };
    xhr.onerror = () => reject(unanswered('network'));
    xhr.ontimeout = () => reject(unanswered('timeout'));
    xhr.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    request.signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(form);
  });
}
