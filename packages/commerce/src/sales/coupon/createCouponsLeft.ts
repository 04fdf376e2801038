/**
 * The function that says which codes may be used once more; a file of its own, since migrations load no rules.
 * Orders that failed or were cancelled give back what they used. See `createTriesUnderLock` for why it is a function.
 */
export const createCouponsLeft = `
  create function coupons_left_under_lock(after_tries int, codes text[], moment timestamptz)
  returns table (code text) language plpgsql volatile as $$
  begin
    if cardinality(codes) = 0 then return; end if;
    perform 1 from coupon_codes c where c.code = any(codes) and c.max_uses is not null order by c.code for update;
    return query
      select c.code from coupon_codes c join coupon_campaigns k on k.id = c.campaign_id
      where c.code = any(codes) and k.stopped_at is null and (k.until_at is null or k.until_at > moment)
        and (c.max_uses is null or c.max_uses > (
          select count(*) from coupon_uses u join orders o on o.id = u.order_id
          where u.code = c.code and o.status not in ('failed', 'cancelled')));
  end $$`;
