import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../../plugins/caller.ts'
import { Login } from '../auth/schema.ts'
import { OtpBody, Pending } from '../challenges/schema.ts'
import { Application, CompanyBody, InstructorBody, StudentBody } from './schema.ts'
import type { Registration } from './service.ts'

const tags = ['registration']
const neutral =
  'Answers the same whether or not the address has an account already; if it has, its owner is told by mail and the code is never sent.'

/** Students and instructors come in. */
// long: a list of routes, each short by itself
export function personRegistration(service: Registration): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/auth/student-account',
      {
        schema: {
          operationId: 'registerStudent',
          summary: 'Register a learner',
          errorCodes: ['too_many_requests'],
          tags,
          description: neutral,
          body: StudentBody,
          response: { 200: Pending },
        },
      },
      async request => ({ data: await service.student(request.body, request) }),
    )

    app.post(
      '/auth/instructor-account',
      {
        schema: {
          operationId: 'registerInstructor',
          summary: 'Apply as an instructor',
          errorCodes: ['too_many_requests'],
          tags,
          description: neutral,
          body: InstructorBody,
          response: { 200: Pending },
        },
      },
      async request => ({ data: await service.instructor(request.body, request) }),
    )

    app.post(
      '/auth/otp',
      {
        schema: {
          operationId: 'confirmRegistration',
          summary: 'Confirm a registration and sign in',
          errorCodes: ['email_taken', 'code_wrong', 'code_expired', 'otp_gone'],
          tags,
          description: 'The code of a student’s registration: makes the account and signs in.',
          body: OtpBody,
          response: { 200: Login },
        },
      },
      async request => ({
        data: await service.finish('student', request.body.otp, request.body.code, callerOf(request)),
      }),
    )

    app.post(
      '/auth/otp-instructor',
      {
        schema: {
          operationId: 'confirmInstructor',
          summary: 'Confirm an application as an instructor',
          errorCodes: ['email_taken', 'code_wrong', 'code_expired', 'otp_gone'],
          tags,
          description:
            'The code of an instructor’s registration: makes the account, which waits for approval and signs no one in.',
          body: OtpBody,
          response: { 200: Application },
        },
      },
      async request => {
        await service.finishInstructor(request.body.otp, request.body.code)
        return { data: { state: 'pending' as const } }
      },
    )
  }
}

/** Companies come in. */
export function companyRegistration(service: Registration): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/auth/company-account',
      {
        schema: {
          operationId: 'registerCompany',
          summary: 'Register a company',
          errorCodes: ['too_many_requests'],
          tags,
          description: neutral,
          body: CompanyBody,
          response: { 200: Pending },
        },
      },
      async request => ({ data: await service.company(request.body, request) }),
    )

    app.post(
      '/auth/otp',
      {
        schema: {
          operationId: 'confirmRegistration',
          summary: 'Confirm a registration and sign in',
          errorCodes: ['email_taken', 'code_wrong', 'code_expired', 'otp_gone'],
          tags,
          description: 'The code of a company’s registration: makes the account and signs in.',
          body: OtpBody,
          response: { 200: Login },
        },
      },
      async request => ({
        data: await service.finish('company', request.body.otp, request.body.code, callerOf(request)),
      }),
    )
  }
}
