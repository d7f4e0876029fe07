import type { FastifyInstance } from 'fastify'
import { GrantParams } from '../player-schema.ts'
import { keepStatements } from './keeping.ts'
import { bodyOf, type OwnSession, type XapiParts } from './requests.ts'
import { StatementIdQuery, StatementQuery } from './schema.ts'
import { searchStatements, statementById } from './searching.ts'
import { statementsIn } from './statement.ts'
import { XapiError } from './xapi-error.ts'

/** Statements, as xAPI has them (1.0.3, communication 2.1). */
export function statementRoutes(app: FastifyInstance, { db }: XapiParts, sessionOf: OwnSession): void {
  app.post('/xapi/statements', { schema: { params: GrantParams } }, async request =>
    keepStatements(db, await sessionOf(request), statementsIn(bodyOf(request))),
  )

  app.put(
    '/xapi/statements',
    { schema: { params: GrantParams, querystring: StatementIdQuery } },
    async (request, reply) => {
      const { statementId: id } = request.query as { statementId: string }
      const session = await sessionOf(request)
      const [statement, another] = statementsIn(bodyOf(request))
      if (!statement || another) throw new XapiError(400, 'One statement is put at a time.')
      if ((statement.id ?? id).toLowerCase() !== id.toLowerCase())
        throw new XapiError(400, 'The statement has another id.')
      await keepStatements(db, session, [{ ...statement, id }])
      return reply.code(204).send()
    },
  )

  app.get(
    '/xapi/statements',
    { schema: { params: GrantParams, querystring: StatementQuery } },
    async (request, reply) => {
      const query = request.query as StatementQuery
      const session = await sessionOf(request)
      reply.header('x-experience-api-consistent-through', new Date().toISOString())
      const id = query.statementId ?? query.voidedStatementId
      return id === undefined
        ? searchStatements(db, session, query)
        : statementById(db, session, id, query.voidedStatementId !== undefined)
    },
  )
}
