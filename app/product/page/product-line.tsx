import { useLocale } from '~/i18n/use-locale'
import type { AboutProduct } from '~/product/related/about-product'
import { Breadcrumb } from '~/ui/breadcrumb'
import { PictureView } from '~/ui/pictures/picture-view'
import about from './about.css?url'

type Props = { product: AboutProduct; title: string }

/** Head of a page about a product: breadcrumb, picture and the page's own heading. */
export function ProductLine({ product, title }: Props) {
  const { t, href } = useLocale()
  return (
    <>
      <link rel="stylesheet" href={about} />
      <Breadcrumb
        label={t('shell.breadcrumb')}
        home={{ title: t('shell.home'), path: href('home') }}
        crumbs={[...product.crumbs, { title: product.title, path: product.path }]}
      />
      <header className="product-line">
        <PictureView picture={product.pictures[0]} sizes="72px" alt="" />
        <div>
          <h1>{title}</h1>
          <a href={product.path}>{product.title}</a>
        </div>
      </header>
    </>
  )
}
