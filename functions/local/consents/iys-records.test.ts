import { expect, it } from 'vitest'
import { type ConsentRecord, iysRecords } from './iys-records'

const noon = Date.UTC(2026, 10, 27, 9) / 1000
const record = (kind: string, agreed: number, day = 0): ConsentRecord => ({
  ...{ member_id: 1, kind, agreed, given_at: noon + day * 86_400, is_early: 0 },
  ...{ email: 'Ayla@ornek.test', phone: '905320000001' },
})

it('[R08] each channel of a recipient is one record, in the words of İYS', () => {
  const common = { source: 'HS_WEB', recipientType: 'BIREYSEL', status: 'ONAY' }
  const all = ['mail_notify', 'sms_notify', 'phone_notify'].map((kind) => record(kind, 1))
  const consentDate = '2026-11-27 12:00:00'
  const phone = '+905320000001'
  expect(iysRecords(all)).toEqual([
    { ...common, consentDate, recipient: 'ayla@ornek.test', type: 'EPOSTA' },
    { ...common, consentDate, recipient: phone, type: 'MESAJ' },
    { ...common, consentDate, recipient: phone, type: 'ARAMA' },
  ])
})

it('[R08] the date is that of the change, not of a form that was saved again', () => {
  const saved = [0, 1, 2].map((day) => record('sms_notify', 1, day))
  expect(iysRecords(saved)).toMatchObject([{ consentDate: '2026-11-27 12:00:00' }])
  const withdrawn = [...saved, record('sms_notify', 0, 3), record('sms_notify', 0, 4)]
  expect(iysRecords(withdrawn)).toMatchObject([
    { status: 'RET', consentDate: '2026-11-30 12:00:00' },
  ])
  const given = [...withdrawn, record('sms_notify', 1, 5)]
  expect(iysRecords(given)).toMatchObject([{ status: 'ONAY', consentDate: '2026-12-02 12:00:00' }])
})

it('[R08] of two consents the one that counted first dates it, though the other was given before', () => {
  const provenLate = record('sms_notify', 1, 5)
  const newsletter = { ...record('sms_notify', 1, 1), member_id: 0 }
  const withdrawn = record('sms_notify', 0, 6)
  expect(iysRecords([provenLate, newsletter])).toMatchObject([
    { consentDate: '2026-11-28 12:00:00' },
  ])
  expect(iysRecords([provenLate, newsletter, withdrawn])).toMatchObject([{ status: 'RET' }])
})

it('[R08] what was never given is no refusal, and a new number is another recipient', () => {
  expect(iysRecords([record('phone_notify', 0), record('kvkk', 1)])).toEqual([])
  const other = { ...record('sms_notify', 0, 1), phone: '905320000002' }
  expect(iysRecords([record('sms_notify', 1), other])).toMatchObject([{ status: 'ONAY' }])
  expect(iysRecords([{ ...record('sms_notify', 1), phone: '' }])).toEqual([])
})

it('[R08] the changes since a day can be had alone', () => {
  const records = [record('sms_notify', 1), record('mail_notify', 1, 4)]
  expect(iysRecords(records, noon + 86_400)).toMatchObject([{ type: 'EPOSTA' }])
})

it('[R08] a member who never ticked the box withdraws nothing that the newsletter has', () => {
  const subscribed = { ...record('mail_notify', 1), member_id: 0 }
  const unticked = record('mail_notify', 0, 1)
  expect(iysRecords([subscribed, unticked])).toMatchObject([{ status: 'ONAY' }])
  const ended = [subscribed, record('mail_notify', 1, 1), record('mail_notify', 0, 2)]
  expect(iysRecords(ended)).toMatchObject([{ status: 'RET' }])
})

it('[R08] what was ticked and unticked before its recipient was proven leaves nothing', () => {
  const before = [1, 0].map((agreed) => ({ ...record('sms_notify', agreed, 5), is_early: 1 }))
  expect(iysRecords(before)).toEqual([])
  expect(iysRecords([...before, record('sms_notify', 1, 6)])).toMatchObject([{ status: 'ONAY' }])
  const after = [...before, record('sms_notify', 1, 6), record('sms_notify', 0, 7)]
  expect(iysRecords(after)).toMatchObject([{ status: 'RET' }])
  const withdrawn = [record('sms_notify', 1, 1), record('sms_notify', 0, 2)]
  expect(iysRecords([...withdrawn, ...before])).toMatchObject([
    { status: 'RET', consentDate: '2026-11-29 12:00:00' },
  ])
  const newsletter = { ...record('sms_notify', 1, 1), member_id: 0 }
  expect(iysRecords([newsletter, ...before])).toMatchObject([{ status: 'RET' }])
})
