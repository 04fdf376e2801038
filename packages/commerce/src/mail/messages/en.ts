import type { MailMessages } from '../MailMessages.ts';

const en: MailMessages = {
  orderPlaced: {
    subject: ({ orderId }) => `Your order ${orderId}`,
    preview: 'We have your order. Here is what is in it.',
    title: 'Thank you, the order is in',
    text: ({ orderId }) =>
      `This is the receipt of your order ${orderId}. The link shows where it stands at any time.`,
    open: 'See the order',
    quantity: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    goods: 'Goods',
    shipping: 'Delivery',
    free: 'Free',
    paymentFee: 'Cash on delivery fee',
    payment: 'Payment',
    installments: ({ count, first, sum, total }) =>
      `${count} instalments: ${first}, then ${sum} each, ${total} in all`,
    tax: 'Tax',
    includedTax: 'of which tax',
    saved: 'Sale',
    coupon: ({ code }) => `Coupon ${code}`,
    giftCard: ({ digits }) => `Gift card ending ${digits}`,
    due: 'Paid otherwise',
    voucher: 'Voucher',
    prepaid: 'Prepayment discount',
    total: 'Total',
    deliveredTo: 'Delivered to',
    collectFrom: 'Collect from',
    readyFrom: (moment) => `Ready from ${moment}`,
    alwaysOpen: 'Open around the clock',
    collectionCode: 'Collection code',
    showCode: 'Show this code when you collect your order.',
    arrives: ({ from, to }) => (from === to ? from : `${from} to ${to}`),
    sentFrom: (day) => `Sent from ${day}`,
    scheduled: ({ day, from, to }) => `${day}, ${from} to ${to}`,
    gift: ({ name, email, day }) =>
      `for ${name}, by email to ${email}${day === undefined ? '' : ` on ${day}`}`,
    download: ({ name }) => `Download ${name}`,
    reason:
      'You get this mail because an order was placed with this address. Somebody else’s order? Ignore it.',
  },
  text: {
    orderPlaced: ({ shop, orderId, days, link }) =>
      `${shop}: order ${orderId} is in.${days ? ` It comes ${days}.` : ''} ${link}`,
    orderCancelled: ({ shop, orderId }) => `${shop}: order ${orderId} is cancelled. Nothing will be sent.`,
    arrives: ({ from, to }) => (from === to ? from : `${from} to ${to}`),
  },
  giftCard: {
    subject: ({ sender, amount }) => `${sender} has sent you a gift card for ${amount}`,
    preview: ({ recipient, amount, shop }) => `For ${recipient}: ${amount} to spend at ${shop}.`,
    title: ({ recipient }) => `${recipient}, this is for you`,
    text: ({ sender, amount, shop }) => `${sender} has given you ${amount} to spend at ${shop}.`,
    code: 'Your code',
    keep: 'Keep this code like cash: whoever has it can spend it.',
    open: 'Look around the shop',
    reason: ({ sender }) =>
      `You get this mail because ${sender} bought you a gift card. We have your address from them, and use it for nothing else.`,
  },
  orderCancelled: {
    subject: ({ orderId }) => `Order ${orderId} is cancelled`,
    preview: 'Nothing will be sent, and nothing stays paid.',
    title: 'Your order is cancelled',
    text: ({ orderId }) => `Order ${orderId} is cancelled and will not be sent.`,
    notTaken: 'The money was only reserved. It is free again, and nothing was taken.',
    nothingDue: 'Nothing was paid, and nothing is owed.',
    refund: ({ sum }) => `We are refunding ${sum} the way it was paid. Banks take some days to show it.`,
    reason:
      'You get this mail because an order with this address was cancelled. Was it not you? Reply to tell us.',
  },
  refund: {
    delayed: {
      subject: ({ orderId }) => `We could not pay back your money for order ${orderId} yet`,
      preview: 'The money is yours, and we keep trying.',
      title: 'Your money is not back yet',
      text: ({ orderId, sum }) =>
        `We tried to pay back ${sum} for order ${orderId} the way it was paid, and the bank or payment service did not accept it. The money is still yours: we keep trying, and write to you once it has worked.`,
    },
    made: {
      subject: ({ orderId }) => `Your money for order ${orderId} is on its way`,
      preview: 'This time it worked.',
      title: 'Your money is on its way',
      text: ({ orderId, sum }) =>
        `This time it worked: ${sum} for order ${orderId} is going back the way it was paid. Banks take some days to show it.`,
    },
    whatNow:
      'Was your card replaced, or your account closed? Then reply to this mail, and we find another way. Please do not send us any card or account numbers.',
    reason: 'You get this mail because money for an order with this address goes back.',
  },
  returned: {
    announced: {
      subject: ({ orderId }) => `Your return of order ${orderId}`,
      preview: 'Pack it, label it, send it.',
      title: 'Your return is announced',
      text: ({ orderId }) =>
        `These things of order ${orderId} go back. The label is on the page of the order.`,
      dropOff: 'Bring the parcel to a counter of the carrier.',
      collection: 'The carrier collects the parcel at your address on the next working day.',
      number: 'Return number',
      exchange: ({ name, size }) => `Once it is back, we send you ${name} in size ${size}.`,
    },
    exchanged: {
      subject: ({ orderId }) => `Your exchange: order ${orderId}`,
      preview: 'The other size is on its way to you.',
      title: 'Your new size is being packed',
      text: ({ orderId }) =>
        `Thank you for sending it back. Order ${orderId} brings you the other size. There is nothing to pay.`,
      payment: 'Exchange',
    },
    lapsed: {
      subject: ({ orderId }) => `Your exchange for order ${orderId} has ended`,
      preview: 'You can still get your money back.',
      title: 'The other size is no longer set aside',
      text: ({ orderId }) =>
        `We had set the other size aside, and your parcel for order ${orderId} has not reached us in time. If you still send it back, we refund it as soon as it is here.`,
    },
    refused: {
      subject: ({ orderId }) => `Your return of order ${orderId} could not be accepted`,
      preview: 'We are sending it back to you.',
      title: 'Your return was not accepted',
      text: ({ orderId }) =>
        `What you sent back of order ${orderId} was used or damaged, so we can not take it. We are sending it back to you at no charge. Do you see it differently? Then reply to this mail.`,
    },
    partlyRefused: {
      subject: ({ orderId }) => `Part of your return of order ${orderId} could not be accepted`,
      preview: 'We are sending it back to you.',
      title: 'Part of your return was not accepted',
      text: ({ orderId }) =>
        `These things of order ${orderId} were used or damaged, so we can not take them. We are sending them back to you at no charge. The rest of your return is being dealt with. Do you see it differently? Then reply to this mail.`,
    },
    refunded: {
      subject: ({ orderId }) => `Your money for order ${orderId} is on its way`,
      preview: 'Your return has arrived.',
      title: 'Your return has arrived',
      text: ({ orderId, sum }) =>
        `Thank you for sending it back. We are refunding ${sum} for order ${orderId} the way it was paid. Banks take some days to show it.`,
      creditNote: 'Credit note',
    },
    reason: 'You get this mail because part of an order with this address goes back.',
  },
  parcel: {
    sent: {
      subject: ({ orderId }) => `Order ${orderId} is on its way`,
      preview: 'It has left our warehouse.',
      title: 'It is on its way',
      text: ({ orderId }) => `This part of order ${orderId} has left our warehouse.`,
    },
    out: {
      subject: ({ orderId }) => `Order ${orderId} arrives today`,
      preview: 'It is on the van.',
      title: 'It is on the van',
      text: ({ orderId }) => `This part of order ${orderId} is out for delivery and arrives today.`,
    },
    delivered: {
      subject: ({ orderId }) => `Order ${orderId} is delivered`,
      preview: 'We hope that everything fits.',
      title: 'It is there',
      text: ({ orderId }) =>
        `This part of order ${orderId} was delivered. Did nothing arrive? Ask your neighbours first, then reply to this mail.`,
    },
    ready: {
      subject: ({ orderId }) => `Order ${orderId} is ready to collect`,
      preview: 'Bring the code in this mail.',
      title: 'Ready when you are',
      text: ({ orderId }) => `Order ${orderId} is waiting for you. Bring the code below.`,
    },
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    follow: 'Follow the parcel',
    expected: 'Expected',
    reason: 'You get this mail because an order was placed with this address.',
  },
  orderLater: {
    awaiting: {
      subject: ({ orderId }) => `How to pay for order ${orderId}`,
      preview: 'Your things are set aside until you pay.',
      title: 'One step left: pay',
      text: ({ orderId, due, until }) =>
        `Order ${orderId} is set aside for you. Pay ${due} by ${until}; we start packing as soon as the money is in.`,
    },
    partPaid: {
      subject: ({ orderId }) => `Part of order ${orderId} is still to pay`,
      preview: 'Some of the money came in.',
      title: 'Part of it came in',
      text: ({ orderId, received, due, until }) =>
        `We have ${received} for order ${orderId}. ${due} is left to pay by ${until}, with the same code.`,
    },
    expired: {
      subject: ({ orderId }) => `Order ${orderId} was not paid in time`,
      preview: 'The code has expired. Please do not pay it any more.',
      title: 'The time to pay is over',
      text: ({ orderId }) =>
        `Order ${orderId} was not paid in time and will not be sent. Please do not pay the code any more; you are welcome to order again.`,
    },
    code: 'Code to pay with',
    openVoucher: 'Open the code to print or scan',
    refund: ({ sum }) => `We are sending back the ${sum} that came in. Banks take some days to show it.`,
    reason: 'You get this mail because an order was placed with this address.',
  },
  emailCode: {
    subject: 'Your code',
    preview: 'The code for your account.',
    title: 'Your code',
    text: 'Type this code on the page that asked for it.',
    reason:
      'You get this mail because somebody asked for a code with this address. Was it not you? Ignore it, and give the code to nobody.',
    label: 'Code',
    minutes: (minutes) => `It is valid for ${minutes} minutes and works once.`,
  },
  passwordReset: {
    subject: 'Set a new password',
    preview: 'The link to a new password.',
    title: 'Set a new password',
    text: 'The button leads to a page where you choose a new password. You are then signed out on all devices.',
    reason:
      'You get this mail because somebody asked for a new password with this address. Was it not you? Ignore it: nothing has changed.',
    open: 'Choose a password',
    minutes: (minutes) => `It is valid for ${minutes} minutes and works once.`,
  },
  lightAccountLink: {
    subject: 'Finish your account',
    preview: 'One password, and your account is complete.',
    title: 'Only the password is missing',
    text: 'We already know this address. Choose a password, and it is an account with your orders in one place.',
    reason:
      'You get this mail because somebody asked for an account with this address. Was it not you? Ignore it.',
    open: 'Choose a password',
    minutes: (minutes) => `It is valid for ${minutes} minutes and works once.`,
  },
  addressInUse: {
    subject: 'You already have an account',
    preview: 'Somebody tried to use your address.',
    title: 'You already have an account',
    text: 'Somebody, perhaps you, wanted to use this address for an account. It has one already: sign in, or set a new password there.',
    reason:
      'You get this mail because this address was typed into our registration. Was it not you? Nothing has changed.',
    open: 'Sign in',
  },
  welcome: {
    subject: 'Welcome',
    preview: 'Your account is ready.',
    title: 'Your account is ready',
    text: 'Confirm your email address, and draws and waiting rooms are open to you, too.',
    reason:
      'You get this mail because an account was made with this address. Was it not you? Set a new password by “forgotten password”: the other person is then shut out.',
    open: 'Confirm email address',
    days: (days) => `The link works for ${days} days. You can ask for a new one in your account.`,
  },
  verifyEmail: {
    subject: 'Confirm your email address',
    preview: 'One click, and it is done.',
    title: 'Confirm your email address',
    text: 'Then draws and waiting rooms are open to you, and mail about your orders is sure to arrive.',
    reason:
      'You get this mail because your account asked for this link. Was it not you? Ignore it: nothing has changed.',
    open: 'Confirm email address',
    days: (days) => `The link works for ${days} days. You can ask for a new one in your account.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'Was it you?',
    title: 'Your password was changed',
    text: 'All other devices were signed out. If it was you, there is nothing to do.',
    reason:
      'You get this mail because the password of your account was changed. Was it not you? Set a new one at once by “forgotten password”.',
    open: 'Sign in',
  },
  emailChanged: {
    subject: 'The email address of your account was changed',
    preview: 'Was it you?',
    title: 'Your account has another email address now',
    text: 'From now on your account signs in with another address, and its mails go there. All other devices were signed out. If it was you, there is nothing to do.',
    react:
      'Was it not you? Answer this mail at once: we lock the account and give it back to you. If you use the same password elsewhere, change it there.',
    reason: 'You get this mail because this was the address of your account until now.',
    open: 'Sign in',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    preview: 'Was it you?',
    title: 'Your account is deleted',
    text: 'Your account is gone for good, with its addresses, lists and bag. What the law has us keep of your orders stays. If it was you, there is nothing to do.',
    react:
      'Was it not you? Then somebody knew your password or could read your mails. Change that password wherever else you use it, and answer this mail.',
    reason: 'You get this mail because this was the address of the account. It is deleted once it is sent.',
  },
  providerLinked: {
    subject: 'A new way to sign in to your account',
    preview: 'Was it you?',
    title: 'An account of another provider now signs in',
    text: 'An account of another provider, which has this email address, now signs in to your account here. If it was you, there is nothing to do.',
    reason:
      'You get this mail because the ways to sign in to your account have changed. Was it not you? Remove the provider in your account, and set a new password by “forgotten password”.',
    open: 'To your account',
  },
  providerRemoved: {
    subject: 'A way to sign in was removed from your account',
    preview: 'Was it you?',
    title: 'A provider no longer signs in',
    text: 'The account of another provider no longer signs in to your account here. All other devices were signed out. If it was you, there is nothing to do.',
    reason:
      'You get this mail because the ways to sign in to your account have changed. Was it not you? Set a new password at once by “forgotten password”.',
    open: 'To your account',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    preview: 'Was it you?',
    title: 'Somebody signed in on a new device',
    text: 'Your account was signed in to on a device that we have not seen before. If it was you, there is nothing to do.',
    device: 'Device',
    country: 'Country',
    unknown: 'Unknown device',
    open: 'Check your devices',
    react: 'Was it not you? Sign the device out and change your password.',
    changePassword: 'Change the password',
    reason: 'You get this mail because your account was used on a new device.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    preview: 'Was it you?',
    title: 'A passkey now signs in',
    text: 'A new passkey signs in to your account, without a password. If it was you, there is nothing to do.',
    reason:
      'You get this mail because the ways to sign in to your account have changed. Was it not you? Remove the passkey in your account, and change your password.',
    open: 'Check your passkeys',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    preview: 'Was it you?',
    title: 'A passkey no longer signs in',
    text: 'A passkey was removed from your account and no longer signs in. If it was you, there is nothing to do.',
    reason:
      'You get this mail because the ways to sign in to your account have changed. Was it not you? Change your password at once.',
    open: 'Check your passkeys',
  },
  newsletter: {
    confirm: {
      subject: 'Confirm your newsletter',
      preview: 'One press, and you are on the list.',
      title: 'Only your confirmation is missing',
      text: 'Press the button to get news of launches, offers, training and stories. Nothing is sent before you do.',
      open: 'Confirm',
      days: (days) => `The link works for ${days} days. Then we forget the sign-up.`,
      reason:
        'You get this mail because somebody entered this address for our newsletter. Was it not you? Ignore it: you will get no newsletter.',
    },
    welcome: {
      subject: 'You are on the list',
      preview: 'Choose what comes, and how often.',
      title: 'You are on the list',
      text: 'From now on you hear of new things first. Choose what interests you, how often we write, or take a break.',
      open: 'Choose topics and frequency',
      reason: 'You get this mail because you confirmed our newsletter with this address.',
    },
    link: {
      subject: 'Your newsletter preferences',
      preview: 'The link to what comes, and how often.',
      title: 'You are on the list',
      text: 'This address gets our newsletter. The button leads to its topics and frequency; there you can also take a break or leave.',
      open: 'To the preferences',
      reason:
        'You get this mail because somebody entered this address for our newsletter or asked for this link. Was it not you? Nothing has changed.',
    },
    issueReason: 'You get this mail because you subscribed to our newsletter.',
    preferences: 'Change topics and frequency',
    unsubscribe: 'Unsubscribe',
  },
  wishlistNotice: {
    subject: 'News of your wishlist',
    preview: 'Something you saved is back, or costs less.',
    title: 'Your wishlist has moved',
    text: (count) =>
      count === 1
        ? 'Something that you saved can be bought again, or costs less than before.'
        : 'These things that you saved can be bought again, or cost less than before.',
    isBack: 'back in stock',
    before: (price) => `was ${price}`,
    open: 'To your wishlist',
    end: 'No more mails about the wishlist',
    reason: 'You get this mail because you asked for it on your wishlist. At most one comes a day.',
  },
  privacy: {
    confirm: {
      subject: 'Confirm your privacy request',
      preview: 'Nothing happens before you do.',
      title: 'Is this request yours?',
      texts: {
        EXPORT:
          'Somebody asked for a copy of everything that we store about this address. Confirm on the next page that it was you.',
        DATA_PORTABILITY:
          'Somebody asked for the data that this address has given us, to take it elsewhere. Confirm on the next page that it was you.',
        DELETE:
          'Somebody asked us to delete everything that we store about this address, an account included. This cannot be undone. Confirm on the next page that it was you.',
      },
      open: 'Look at the request',
      days: (days) => `The link works for ${days} days. Then we forget the request.`,
      reason:
        'You get this mail because somebody entered this address in our form for privacy requests. Was it not you? Ignore it: nothing happens.',
    },
    archive: {
      subject: 'Your data is ready',
      preview: 'The link works once.',
      title: 'Your data is ready',
      text: 'The button leads to a page from which you download your data. The link works once: use it on a device of your own.',
      open: 'To the download',
      days: (days) => `The link works for ${days} days.`,
      reason: 'You get this mail because you asked for your data and confirmed it.',
    },
    saleStopped: {
      subject: 'Your data is not sold',
      preview: 'We have noted your objection.',
      title: 'Your data is not sold or shared',
      text: 'We have noted your objection to the sale and sharing of data for this address. In browsers that you have not told us so, say it there, too.',
      reason:
        'You get this mail because somebody entered this address in our form for privacy requests. Was it not you? Nothing else has changed.',
    },
    erased: {
      subject: 'Your data is deleted',
      preview: 'This is the last mail to this address.',
      title: 'Your data is deleted',
      text: 'Account, addresses, lists, newsletter and all else that we stored about this address are gone.',
      kept: 'The law has us keep invoices for ten years, the address that an order was confirmed to for three, and proof of consents and of this request for three, without your address. Then they are deleted, too.',
      reason: 'You get this mail because you asked for it and confirmed it. It is deleted once it is sent.',
    },
    refused: {
      subject: 'Your privacy request',
      preview: 'We could not carry it out.',
      title: 'We could not carry out your request',
      text: 'Somebody looked at your request. This is why we did not carry it out:',
      reasons: {
        identityNotProved:
          'The name or the number of the account does not fit what we know of this address. You can ask again with the right ones.',
        repeated: 'You asked for the same a short time ago, and nothing has changed since.',
        legalDuty: 'A law has us keep this data for now.',
      },
      complaint: 'You can answer this mail, or complain to the data protection authority where you live.',
      reason: 'You get this mail because you made a privacy request and confirmed it.',
    },
  },
  review: {
    published: {
      subject: 'Your review is published',
      preview: 'Thank you for helping others choose.',
      title: 'Your review is published',
      text: 'Everybody can read it on the page of the product now. You can change or delete it at any time.',
      open: 'Read the review',
    },
    refused: {
      subject: 'Your review is not published',
      preview: 'You can change it.',
      title: 'Your review is not published',
      text: 'We read your review, and did not publish it for this reason:',
      open: 'Change the review',
      reasons: {
        offTopic: 'It is about something else than the product.',
        language: 'It contains insults.',
        personalData: 'It contains names, addresses or other details of a person.',
        advertising: 'It advertises something.',
        photo: 'One of the photos cannot be shown.',
      },
    },
    replied: {
      subject: 'We replied to your review',
      preview: 'Our reply is below your review.',
      title: 'We replied to your review',
      text: 'Our reply is on the page of the product, below your review.',
      open: 'Read the reply',
    },
    reason: 'You get this mail because you wrote a review.',
  },
};

export default en;
