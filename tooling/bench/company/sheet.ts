import { tableFile } from '../../../apps/api/src/modules/companies/files/table-file.ts'
import { tableOf, type ColumnOf } from '../../../apps/api/src/modules/companies/files/table.ts'

// Writes a spreadsheet of a million rows to nowhere, in a process of its own, and says what that took.
const count = 1_000_000
const pageSize = 500

const columns: ColumnOf<number>[] = [
  { title: 'الموظف', kind: 'text', read: n => `نورة العتيبي ${n}` },
  { title: 'البريد', kind: 'text', read: n => `person-${n}@company.example` },
  { title: 'الرقم الوظيفي', kind: 'text', read: n => `E-${n}` },
  { title: 'القسم', kind: 'text', read: n => `القسم ${n % 400}` },
  { title: 'الدورة', kind: 'text', read: n => `السلامة في العمل ${n % 200}` },
  { title: 'الاستحقاق', kind: 'date', read: n => `2027-01-${String((n % 28) + 1).padStart(2, '0')}` },
  { title: 'التقدّم', kind: 'number', read: n => n % 101 },
  { title: 'الدرجة', kind: 'number', read: n => (n % 3 === 0 ? null : n % 101) },
]

async function* pages() {
  for (let n = 0; n < count; n += pageSize) yield Array.from({ length: pageSize }, (_, at) => n + at)
}

const began = performance.now()
let bytes = 0
for await (const chunk of tableFile(tableOf(columns, pages()), 'xlsx', 'ar', 'large'))
  bytes += (chunk as Uint8Array).byteLength
console.log(
  JSON.stringify({
    seconds: (performance.now() - began) / 1000,
    mostMb: process.resourceUsage().maxRSS / 1e3,
    bytes,
  }),
)
