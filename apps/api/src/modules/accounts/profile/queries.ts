import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { cities, companies, countries, instructors, jobNames, users } from '../../../db/schema/index.ts'

export function profileQueries(db: Database) {
  const id = sql.placeholder('id')
  const places = {
    user: users,
    countryName: countries.name,
    countryCode: countries.code,
    cityName: cities.name,
    jobName: jobNames.name,
    // A connected one before one that was disconnected.
    google: sql<{ email: string | null; is_connected: boolean } | null>`(
      select json_build_object('email', i.email, 'is_connected', i.disconnected_at is null) from identities i
      where i.user_id = ${users.id} order by i.disconnected_at desc nulls first, i.created_at desc limit 1)`,
  }
  return {
    person: db
      .select({ ...places, instructor: instructors })
      .from(users)
      .leftJoin(countries, eq(countries.id, users.countryId))
      .leftJoin(cities, eq(cities.id, users.cityId))
      .leftJoin(jobNames, eq(jobNames.id, users.jobNameId))
      .leftJoin(instructors, eq(instructors.userId, users.id))
      .where(eq(users.id, id))
      .prepare('profile_person'),
    company: db
      .select({
        ...places,
        company: companies,
        employeeCount: sql<number>`(select count(*) from employees e where e.company_id = ${companies.id} and e.state <> 'deactivated')::int`,
      })
      .from(users)
      .innerJoin(companies, eq(companies.userId, users.id))
      .leftJoin(countries, eq(countries.id, users.countryId))
      .leftJoin(cities, eq(cities.id, users.cityId))
      .leftJoin(jobNames, eq(jobNames.id, users.jobNameId))
      .where(eq(companies.id, sql.placeholder('company')))
      .prepare('profile_company'),
  }
}
export type PersonRow = Awaited<ReturnType<ReturnType<typeof profileQueries>['person']['execute']>>[number]
export type CompanyRow = Awaited<ReturnType<ReturnType<typeof profileQueries>['company']['execute']>>[number]
