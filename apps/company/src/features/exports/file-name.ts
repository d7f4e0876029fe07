/** What the service calls a file, by its `Content-Disposition`, in any script. */
export function fileNameOf(response: Response, otherwise: string): string {
  const header = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]{1,400})/.exec(header)?.[1]
  try {
    return encoded === undefined ? otherwise : decodeURIComponent(encoded)
  } catch {
    return otherwise // no name of ours
  }
}
