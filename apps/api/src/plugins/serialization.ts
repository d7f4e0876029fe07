import build from 'fast-json-stringify'
import fp from 'fastify-plugin'

/** Answers are written by their schemas, each compiled when it is first needed: several hundred at once would hold up every start. */
export const serialization = fp(
  async app => {
    app.setSerializerCompiler(({ schema }) => {
      let write: ((answer: unknown) => string) | undefined
      return answer => (write ??= build(schema as Parameters<typeof build>[0]))(answer)
    })
  },
  { name: 'serialization' },
)
