const wanted = {
  SITE_ORIGIN: 'your own origin',
  SHOP_ORIGIN: 'the origin of the shop',
  PICTURE_ORIGIN: 'the origin of its pictures',
  PAYMENT_ORIGINS: 'the origins of its payment pages',
  SESSION_DOMAIN: 'your own domain',
  MAIL_URL: 'the address that mails are posted to',
}

const isExample = (address: string): boolean =>
  /(?:^|\.)example$/.test(URL.parse(address)?.hostname ?? address)

/** A sentence for each setting that is still a host of the documentation, which ends in `.example` (RFC 2606). @param where it is set */
export function exampleFaults(
  vars: Record<string, string | undefined>,
  where: string | ((name: string) => string),
): string[] {
  return Object.entries(wanted).flatMap(([name, own]) => {
    const addresses = (vars[name] ?? '').split(',').map((one) => one.trim())
    const place = typeof where === 'string' ? where : where(name)
    const fault = `${name} is still an example; set it to ${own} in ${place}.`
    return addresses.some(isExample) ? [fault] : []
  })
}
