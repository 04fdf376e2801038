/**
 * The function that counts the orders of a shopper that wait for their money; a file of its own, since migrations load
 * no rules. They are those of the session, of the account and of the email address; another try of the same basket is no
 * other order. See `createTriesUnderLock`, which has locked the session, for why it is a function, and `createPersonBought`
 * for the locks before these.
 */
export const createOpenOrders = `
  create function open_orders_under_lock(
    after_limits bigint, waiting text, this_basket text, shopper text, account text, mail text, at timestamptz
  ) returns int language plpgsql volatile as $$
  begin
    if account is not null then perform pg_advisory_xact_lock(746031, hashtext(account)); end if;
    perform pg_advisory_xact_lock(746032, hashtext(lower(mail)));
    return (
      select count(*) from orders o join payments p on p.order_id = o.id
      where o.status <> 'failed' and o.basket_id <> this_basket
        and (o.shopper_id = shopper or o.owner_id = account or lower(o.email) = lower(mail))
        and case waiting
          when 'paidLater' then o.status = 'created' and p.due_at > at
          -- Before it is placed it is only asked for.
          else p.processor = 'none' and p.state in ('asked', 'onDelivery') and p.created_at > at - interval '30 days'
        end);
  end $$`;
