/** The calls of an API that read, by their paths as OpenAPI writes them: `/courses/{id}`. */
export type ReadPath<Paths> = {
  [Path in keyof Paths]: Paths[Path] extends { get: object } ? Path : never
}[keyof Paths] &
  string

/** The body of a call that read something: `{ data: … }`. */
export type ReadAnswer<Paths, Path extends keyof Paths> = Paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never

/** What a call that reads is made with: the values of its path and of its query. */
export type ReadValues<Paths, Path extends keyof Paths> = Paths[Path] extends {
  get: { parameters: infer Parameters }
}
  ? Pick<Parameters, keyof Parameters & ('path' | 'query')>
  : never

/** The calls that read a list page by page. */
export type PagesPath<Paths> = {
  [Path in ReadPath<Paths>]: ReadAnswer<Paths, Path> extends { meta: { next_cursor: string | null } }
    ? Path
    : never
}[ReadPath<Paths>]
