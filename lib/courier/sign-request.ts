/** A part of a form: text, or an image with the name its file is sent under. */
export type FormPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly image: Blob; readonly fileName: string };

export type RequestBody =
  | { readonly kind: 'json'; readonly fields: object }
  | { readonly kind: 'form'; readonly parts: readonly FormPart[] };

export interface NamedKey {
  readonly field: string;
  readonly key: string;
}

/** Until here no request has a body, so that the key, its last field, is in one object alone. */
export function signRequest(request: RequestInfo | URL, body: RequestBody, named: NamedKey): Request {
  return new Request(request, {
    body:
      body.kind === 'json'
        ? JSON.stringify({ ...body.fields, [named.field]: named.key })
        : formData(body.parts, named),
    // A request made from another one loses its referrer policy (Fetch, the Request constructor), so it is set again.
    referrerPolicy: 'no-referrer',
  });
}

function formData(parts: readonly FormPart[], { field, key }: NamedKey): FormData {
  const form = new FormData();
  for (const part of parts) {
    if ('text' in part) form.append(part.name, part.text);
    else form.append(part.name, part.image, part.fileName);
  }
  form.append(field, key);
  return form;
}
