import { describe, expect, test } from 'vitest'
import { isWrittenIn, nameScript, suggestName } from './index.ts'

describe('a name in Latin letters', () => {
  test.each([
    ['عبد الله', 'Abdullah'],
    ['عبدالله', 'Abdullah'],
    ['عبد العزيز', 'Abdulaziz'],
    ['عبدالرحمن بن محمد السديري', 'Abdulrahman bin Mohammed Al-Sudairi'],
    ['محمد بن سلمان آل سعود', 'Mohammed bin Salman Al Saud'],
    ['سارة القحطاني', 'Sarah Al-Qahtani'],
    ['لانا بنت خالد الأنصاري', 'Lana bint Khalid Al-Ansari'],
    ['أبو بكر', 'Abu Bakr'],
    ['ابن خلدون', 'Ibn Khaldoun'],
    ['نورة الغامدي', 'Noura Al-Ghamdi'],
    ['فَهْد العُتيبي', 'Fahad Al-Otaibi'],
    ['عائشة المطيري', 'Aisha Al-Mutairi'],
    ['يوسف الشمري', 'Yousef Al-Shammari'],
    ['عطا الله', 'Atallah'],
    ['جاد الله', 'Jadallah'],
    ['سيف الدين', 'Saif Al-Din'],
    ['علي', 'Ali'],
  ])('%s is %s', (arabic, latin) => expect(suggestName(arabic)).toBe(latin))

  test.each([
    ['الحمراني', 'Al-Hamrani'],
    ['الزبيلي', 'Al-Zabili'],
    ['د. حصة الدخيل', 'Dr. Hessa Al-Dakhil'],
    ['Lina لينا Mansour', 'Lina Lina Mansour'],
    ['رمل', 'Ramal'],
    ['كوثر', 'Kouthar'],
    ['بيان', 'Bayan'],
  ])('%s, which no list has, is spelled %s', (arabic, latin) => expect(suggestName(arabic)).toBe(latin))
})

describe('a name in Arabic letters', () => {
  test.each([
    ['Abdullah', 'عبد الله'],
    ['Abdulaziz', 'عبد العزيز'],
    ['Abdul Aziz', 'عبد العزيز'],
    ['Abd al-Rahman', 'عبد الرحمن'],
    ['Abdel Rahman', 'عبد الرحمن'],
    ['Abdelkader', 'عبد القادر'],
    ['Mohammed bin Salman Al Saud', 'محمد بن سلمان آل سعود'],
    ['Sheikha Al Thani', 'شيخة آل ثاني'],
    ['Saud Al-Saud', 'سعود السعود'],
    ['Sara Al-Qahtani', 'سارة القحطاني'],
    ['SARAH ALQAHTANI', 'سارة القحطاني'],
    ['Layla Hassan', 'ليلى حسن'],
    ['Youssef El-Masry', 'يوسف المصري'],
    ['Elsayed Gamal', 'السيد جمال'],
    ['Abu Bakr', 'أبو بكر'],
    ['Ibn Khaldoun', 'ابن خلدون'],
    ['Alex Smith', 'أليكس سميث'],
    ['Alaa Noor', 'علاء نور'],
  ])('%s is %s', (latin, arabic) => expect(suggestName(latin)).toBe(arabic))

  test.each([
    ['Marcus', 'ماركوس'],
    ['Olivia', 'أوليفيا'],
    ['Grace Kimah', 'جراس كيمة'],
    ['Kumar', 'كومار'],
    ['Jafri', 'جفري'],
  ])('%s, which no list has, is spelled %s', (latin, arabic) => expect(suggestName(latin)).toBe(arabic))
})

test('both ways, the common names come back to themselves', () => {
  for (const name of [
    'محمد الغامدي',
    'فاطمة الزهراني',
    'خالد بن فهد الحربي',
    'عبد الرحمن العنزي',
    'مريم آل مكتوم',
    'هدى الشهري',
  ])
    expect(suggestName(suggestName(name))).toBe(name)
})

test('a suggestion is written in the other script, and empty for no letters', () => {
  for (const name of ['Žofia Łukasz', 'O’Connor', 'Иван Петров', 'ضۆ', '名前'])
    expect(typeof suggestName(name)).toBe('string')
  expect(suggestName('')).toBe('')
})

test('the script of a name is Arabic with any Arabic letter', () => {
  expect(['سارة', 'Sara', 'محمد Al-Harbi', 'Иван'].map(nameScript)).toEqual(['ar', 'en', 'ar', 'en'])
  expect(isWrittenIn('محمد Al-Harbi', 'ar')).toBe(false)
  expect(isWrittenIn('سارة بنت خالد', 'ar')).toBe(true)
  expect(isWrittenIn('O’Connor', 'en')).toBe(true)
  expect(isWrittenIn('Иван', 'en')).toBe(false)
})
