import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { strToU8, zipSync, type Zippable } from 'fflate'
import type { LessonPackage } from '../db/schema/index.ts'
import { readPackage } from '../modules/learning/packages/reading.ts'
import { storedBytes } from '../modules/learning/packages/stored-bytes.ts'
import { packagesService } from '../packages-service.ts'
import { classroom } from './discussions.ts'
import type { TestApi } from './test-api.ts'

const head = {
  scorm12:
    '<manifest identifier="m" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>',
  scorm2004:
    '<manifest identifier="m" version="1.0" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"><metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata>',
}

/** A manifest with items and resources of the test's own. */
export function manifestOf(
  standard: 'scorm12' | 'scorm2004',
  { items, resources }: { items?: string; resources?: string } = {},
): string {
  const kind = standard === 'scorm12' ? 'scormtype' : 'scormType'
  return `<?xml version="1.0" encoding="UTF-8"?>${head[standard]}
<organizations default="o"><organization identifier="o"><title>حزمة</title>
${items ?? '<item identifier="one" identifierref="r1"><title>الأول</title></item>'}
</organization></organizations>
<resources>${resources ?? `<resource identifier="r1" type="webcontent" adlcp:${kind}="sco" href="one/index.html"/>`}</resources></manifest>`
}

export const page = strToU8('<!doctype html><meta charset="utf-8"><p>درس</p>')

/** The bytes of a package; the files of the test stand beside or in place of the usual ones. */
export function packageZip(manifest: string, files: Zippable = {}, name = 'imsmanifest.xml'): Buffer {
  return Buffer.from(zipSync({ [name]: strToU8(manifest), 'one/index.html': page, ...files }))
}

/** A unit of a cmi5 package, with attributes and elements of the test's own. */
export const unitOf = (key: string, { attributes = 'moveOn="CompletedOrPassed"', more = '' } = {}) =>
  `<au id="${key}" ${attributes}><title><langstring lang="en-US">Unit</langstring><langstring lang="ar-SA"> وحدة  أولى </langstring></title><description><langstring lang="en-US">x</langstring></description><url>one/index.html?page=1#top</url>${more}</au>`

/** The structure of a cmi5 package. */
export const courseStructureOf = (units: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd"><course id="https://publisher.example/course"><title><langstring lang="ar">مقرر</langstring></title><description><langstring lang="ar">x</langstring></description></course>${units}</courseStructure>`

/** The description of a package that speaks xAPI without units. */
export const activitiesOf = (activities: string) =>
  `<?xml version="1.0" encoding="utf-8"?><tincan xmlns="http://projecttincan.com/tincan.xsd"><activities>${activities}</activities></tincan>`

/** A course whose lessons are all the same package, and the origin at which it opens. */
export async function packageRoom(api: TestApi, zip: Buffer, lessonCount = 2) {
  const source = join(api.mediaFolder, `source-${lessonCount}.zip`)
  writeFileSync(source, zip)
  const media = await api.storage.keep(source)
  const facts: LessonPackage = await readPackage(storedBytes(api.storage, media), zip.length)
  const room = await classroom(api, lessonCount, {}, { kind: 'package', media, package: facts })
  return { ...room, facts, lessonId: room.lessonIds[1] ?? 0 }
}

/** The service at the packages' origin, as the host mounts it. */
export async function packagesOrigin(api: TestApi): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(packagesService({ env: api.env, database: api.database, storage: api.storage }))
  return app
}
