/** What a call is given that takes a file as it is: no schema describes it; what it is, the service sees by its content. */
export function proofRequest(id: number, file: File) {
  return {
    params: { path: { id }, query: { name: file.name.slice(-255) } },
    body: file as never,
    bodySerializer: (body: unknown) => body as never,
    headers: { 'content-type': file.type || 'application/pdf' },
  }
}
