import { useLayoutEffect } from 'react';
import {
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSubmit,
} from 'react-router-dom';
import type { StoryPage } from './StoryShop.ts';
import { useStoryShop } from './StoryShopContext.ts';

/** Hands the router to the shop, whose stores, links and forms navigate. */
export function AroundPages() {
  const shop = useStoryShop();
  const navigate = useNavigate();
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const page = useMatches().at(-1)?.loaderData as StoryPage | undefined;
  useLayoutEffect(() => {
    shop.followRouter({ navigate, submit, revalidate, path: pathname + search, isNavigating, page });
  });
  return <Outlet />;
}

export const Opening = () => <p role="status">The shop is opening in this page …</p>;

/** Until there is a first page: that one may lead elsewhere, too. */
export const BeforePages = () => (
  <>
    <AroundPages />
    <Opening />
  </>
);
