import type { Insert } from '../insert'
import { insertRows } from '../insert'

const ONE_DAY = 24 * 60 * 60

/** A conversation for each of two demo members, one of them closed; `today` in unix seconds. */
export function messageStatements(today: number): Insert[] {
  // `today` begins in UTC; the messages are from the morning in Istanbul.
  const at = (days: number) => today - days * ONE_DAY + 7 * 3600
  return [
    ...insertRows(
      'message',
      ['id', 'member_id', 'department_id', 'subject', 'status', 'updated_at', 'read_at'],
      [
        [1, 1, 1, 'Kargom nerede?', 1, at(2), at(3)],
        [2, 1, 3, 'Fatura adresi', 0, at(30), at(30)],
        [3, 2, 2, 'Değişim', 1, at(5), at(5)],
      ],
    ),
    ...insertRows(
      'message_line',
      ['message_id', 'is_admin', 'text', 'written_at'],
      [
        [1, 0, 'Siparişim ne zaman yola çıkar?', at(3)],
        [1, 1, 'Bugün kargoya verildi, yarın elinizde olur.', at(2)],
        [2, 0, 'Faturadaki adres yanlış.', at(31)],
        [2, 1, 'Düzeltip yeniden gönderdik.', at(30)],
        [3, 0, 'Aldığım defterin rengini değiştirmek istiyorum.', at(5)],
      ],
    ),
  ]
}
