import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifySchema, RouteOptions } from 'fastify'
import { errors, type ErrorCode } from './errors.ts'
import { shareFailures } from './examples/share-failures.ts'
import { showAnswers } from './examples/show.ts'
import { errorCodesOf, errorResponses } from './openapi-errors.ts'
import { listNamedSchemas } from './openapi-schemas.ts'

export type ApiName = 'client-api' | 'company-api'
type PolicyErrors = (route: RouteOptions) => readonly ErrorCode[]

const codes = Object.entries(errors)
  .map(([code, { status }]) => `| \`${code}\` | ${status} |`)
  .join('\n')

/** What each group of calls is about. */
const tagDescriptions: Record<string, string> = {
  assignments: 'What a company has its people learn, and by when.',
  auth: 'Signing in and out, the profile, and the data of an account.',
  billing: 'The addresses that a company’s bills are made out to.',
  bills: 'Tax invoices, credit notes and pro-formas.',
  cart: 'What a person, or a company with seats, is about to buy.',
  checkout: 'From the cart to an order, and on to its payment.',
  catalogue: 'Published courses, their categories, instructors and reviews; the same for every caller.',
  company: 'Employees, departments and learning progress of a company.',
  console: 'For operators of the site.',
  teaching: 'For instructors: the courses they teach, the grading queue, item analysis.',
  content: 'Texts of the site, and the contact form.',
  credentials: 'Password, e-mail address, phone number and second factors of an account.',
  departments: 'The tree of departments of a company.',
  employment: 'For which companies a person works, what those see, and leaving them.',
  exams: 'Exams, attempts and results.',
  exports: 'Files of a company’s lists, made in the background for the requester.',
  groups: 'Groups of people of a company, and the rules that fill them.',
  identity: 'Reauthentication (step-up), which sensitive changes require.',
  invitations: 'Invitations of a company to its employees.',
  'learning paths': 'Courses that a company assigns together, in an order.',
  learning: 'Enrolments, lessons, progress, favourite courses and certificates.',
  orders: 'Orders with their payments, bills and refunds.',
  members: 'Who acts for a company, and in which role.',
  notifications: 'Notifications, notification preferences and push messages.',
  password: 'Resetting a forgotten password.',
  places: 'Countries, cities and job names.',
  profile: 'The picture of an account.',
  questions: 'Questions at lessons and their replies.',
  registration: 'Registering, and steps that wait for a code.',
  reports: 'What a company’s people completed, how long they learned, and how they did in exams.',
  budgets: 'What departments may spend on courses, and each movement behind the numbers.',
  requests: 'What employees ask their company for, and its answers.',
  requirements: 'What a company demands of its people, and where each one stands with it.',
  seats: 'What a company has bought of each course, and each movement behind the numbers.',
  sessions: 'Where an account is signed in.',
  licences: 'Yearly licences of a company for its own shelf.',
  shelf: 'Which courses a company’s people see as theirs.',
  'sign-on': 'How a company’s people sign in by its own provider, and how its directory keeps them.',
}

export const titleOf = (name: ApiName) => (name === 'client-api' ? 'Masar client API' : 'Masar company API')

/**
 * How the OpenAPI 3.1 document of one API is made from its routes.
 * @param policyErrors the codes that the policy of a route refuses callers with
 */
export function documentOf(name: ApiName, policyErrors: PolicyErrors): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: titleOf(name),
        version: '1',
        description: `Every success has \`data\`; every failure is \`{ message, code, errors? }\` with the message in the language of \`Accept-Language\`.\n\n| code | status |\n|---|---|\n${codes}`,
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: `/${name}/v1` }],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', name: 'Api-Key', in: 'header' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ apiKey: [] }, { apiKey: [], bearer: [] }],
    },
    stripBasePath: true,
    hideUntagged: true,
    transform: ({ schema, url, route }) => ({
      url,
      schema: schema?.tags === undefined ? schema : describedCall(schema, policyErrors(route)),
    }),
    transformObject: document =>
      'openapiObject' in document
        ? shareFailures(
            showAnswers(
              listNamedSchemas({
                ...document.openapiObject,
                tags: tagsOf(document.openapiObject.paths ?? {}),
              }),
            ),
          )
        : document.swaggerObject,
  }
}

/**
 * A route's schema with what the document says of every call: how its answers are called, and which errors it has.
 * @throws Error for a call without a summary, a description or its own error codes
 */
export function describedCall(
  schema: FastifySchema,
  policyErrors: readonly ErrorCode[],
): FastifySchema & { 'x-error-codes': ErrorCode[] } {
  if (!schema.summary || !schema.description || schema.errorCodes === undefined)
    throw new Error(`${schema.operationId ?? 'A call'} needs a summary, a description and its errorCodes`)
  const errorCodes = errorCodesOf(schema, policyErrors)
  const successes = Object.entries((schema.response ?? {}) as Record<string, object>)
  return {
    ...schema,
    ...(policyErrors.includes('unauthenticated') && { security: [{ apiKey: [], bearer: [] }] }),
    'x-error-codes': errorCodes,
    response: {
      ...Object.fromEntries(
        successes.map(([status, answer]) => [status, { ...answer, 'x-response-description': 'Success.' }]),
      ),
      ...errorResponses(errorCodes),
    },
  }
}

/** @throws Error for a tag that nothing is said of */
function tagsOf(paths: object): { name: string; description: string }[] {
  const used = Object.values(paths)
    .flatMap(methods => Object.values(methods as Record<string, { tags?: string[] }>))
    .flatMap(({ tags = [] }) => tags)
  return [...new Set(used)].sort().map(name => {
    const description = tagDescriptions[name]
    if (description === undefined) throw new Error(`No description of the tag ${name}`)
    return { name, description }
  })
}
