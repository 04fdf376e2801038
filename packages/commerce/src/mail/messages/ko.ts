import type { MailMessages } from '../MailMessages.ts';

const ko: MailMessages = {
  orderPlaced: {
    subject: ({ orderId }) => `주문 ${orderId} 안내`,
    preview: '주문이 접수되었습니다. 주문 내용을 확인하세요.',
    title: '주문해 주셔서 감사합니다',
    text: ({ orderId }) =>
      `주문 ${orderId}의 영수증입니다. 아래 링크에서 언제든지 진행 상황을 볼 수 있습니다.`,
    open: '주문 보기',
    quantity: (count) => `${count}개`,
    goods: '상품',
    shipping: '배송',
    free: '무료',
    paymentFee: '착불 결제 수수료',
    payment: '결제',
    installments: ({ count, first, sum, total }) =>
      `${count}개월 할부: 첫 달 ${first}, 이후 ${sum}, 총 ${total}`,
    tax: '세금',
    includedTax: '부가세 포함',
    saved: '할인',
    coupon: ({ code }) => `쿠폰 ${code}`,
    giftCard: ({ digits }) => `끝자리가 ${digits}인 기프트 카드`,
    due: '다른 수단으로 결제',
    voucher: '바우처',
    prepaid: '선결제 할인',
    total: '합계',
    deliveredTo: '배송지',
    collectFrom: '픽업 장소',
    readyFrom: (moment) => `${moment}부터 수령 가능`,
    alwaysOpen: '24시간 운영',
    collectionCode: '픽업 코드',
    showCode: '주문하신 상품을 받으실 때 이 코드를 보여 주세요.',
    arrives: ({ from, to }) => (from === to ? from : `${from} ~ ${to}`),
    sentFrom: (day) => `${day}부터 발송`,
    scheduled: ({ day, from, to }) => `${day} ${from}~${to}`,
    gift: ({ name, email, day }) =>
      `받는 분: ${name}, ${email}${day === undefined ? '로 이메일 발송' : `로 ${day}에 이메일 발송`}`,
    download: ({ name }) => `${name} 내려받기`,
    reason: '이 주소로 주문이 접수되어 보내는 메일입니다. 직접 주문하지 않으셨다면 무시하셔도 됩니다.',
  },
  text: {
    orderPlaced: ({ shop, orderId, days, link }) =>
      `[${shop}] 주문 ${orderId}이(가) 접수되었습니다.${days ? ` 도착 예정: ${days}.` : ''} ${link}`,
    orderCancelled: ({ shop, orderId }) =>
      `[${shop}] 주문 ${orderId}이(가) 취소되었습니다. 배송되지 않습니다.`,
    arrives: ({ from, to }) => (from === to ? from : `${from}~${to}`),
  },
  giftCard: {
    subject: ({ sender, amount }) => `${sender} 님이 ${amount} 기프트 카드를 보내셨습니다`,
    preview: ({ recipient, amount, shop }) => `${recipient} 님, ${shop}에서 쓸 수 있는 ${amount}입니다.`,
    title: ({ recipient }) => `${recipient} 님께 드리는 선물입니다`,
    text: ({ sender, amount, shop }) => `${sender} 님이 ${shop}에서 쓸 수 있는 ${amount}을 선물하셨습니다.`,
    code: '코드',
    keep: '이 코드는 현금과 같습니다. 코드를 가진 사람은 누구나 쓸 수 있으니 잘 보관해 주세요.',
    open: '쇼핑몰 둘러보기',
    reason: ({ sender }) =>
      `${sender} 님이 기프트 카드를 선물하셔서 보내는 메일입니다. 주소는 그분께 받았으며, 다른 용도로는 쓰지 않습니다.`,
  },
  orderCancelled: {
    subject: ({ orderId }) => `주문 ${orderId} 취소 안내`,
    preview: '상품은 발송되지 않으며 결제 금액도 남지 않습니다.',
    title: '주문이 취소되었습니다',
    text: ({ orderId }) => `주문 ${orderId}이(가) 취소되어 발송되지 않습니다.`,
    notTaken: '승인만 되어 있던 금액이 해제되었으며 출금된 금액은 없습니다.',
    nothingDue: '결제된 금액도, 내실 금액도 없습니다.',
    refund: ({ sum }) => `결제하신 수단으로 ${sum}을(를) 환불합니다. 은행에 표시되기까지 며칠 걸립니다.`,
    reason:
      '이 주소로 접수된 주문이 취소되어 보내는 메일입니다. 직접 취소하지 않으셨다면 이 메일에 답장해 주세요.',
  },
  returned: {
    announced: {
      subject: ({ orderId }) => `주문 ${orderId} 반품 접수 안내`,
      preview: '포장하고 라벨을 붙여 보내 주세요.',
      title: '반품이 접수되었습니다',
      text: ({ orderId }) => `주문 ${orderId}의 아래 상품이 반품됩니다. 라벨은 주문 페이지에 있습니다.`,
      dropOff: '가까운 택배 접수처에 맡겨 주세요.',
      collection: '다음 영업일에 택배 기사가 주소지로 방문해 수거합니다.',
      number: '반품 번호',
      exchange: ({ name, size }) => `반품이 도착하면 ${name} ${size} 사이즈를 보내 드립니다.`,
    },
    exchanged: {
      subject: ({ orderId }) => `교환 안내: 주문 ${orderId}`,
      preview: '다른 사이즈가 곧 출발합니다.',
      title: '새 사이즈를 포장하고 있습니다',
      text: ({ orderId }) =>
        `반품해 주셔서 감사합니다. 주문 ${orderId}(으)로 다른 사이즈를 보내 드립니다. 추가로 결제하실 금액은 없습니다.`,
      payment: '교환',
    },
    lapsed: {
      subject: ({ orderId }) => `주문 ${orderId}의 교환 기한이 지났습니다`,
      preview: '환불은 계속 받으실 수 있습니다.',
      title: '다른 사이즈를 더 이상 보관하지 않습니다',
      text: ({ orderId }) =>
        `다른 사이즈를 따로 보관해 두었지만 주문 ${orderId}의 반품이 기한 안에 도착하지 않았습니다. 지금 보내 주셔도 도착하는 대로 환불해 드립니다.`,
    },
    refused: {
      subject: ({ orderId }) => `주문 ${orderId}의 반품을 접수하지 못했습니다`,
      preview: '상품을 다시 보내 드립니다.',
      title: '반품이 접수되지 않았습니다',
      text: ({ orderId }) =>
        `주문 ${orderId}에서 보내 주신 상품에 사용 흔적이나 손상이 있어 반품을 받을 수 없습니다. 상품은 무료로 다시 보내 드립니다. 의견이 다르시면 이 메일에 답장해 주세요.`,
    },
    refunded: {
      subject: ({ orderId }) => `주문 ${orderId} 환불 안내`,
      preview: '반품 상품이 도착했습니다.',
      title: '반품 상품이 도착했습니다',
      text: ({ orderId, sum }) =>
        `보내 주셔서 감사합니다. 주문 ${orderId}의 ${sum}을 결제하신 수단으로 환불해 드립니다. 은행에 표시되기까지 며칠 걸릴 수 있습니다.`,
      creditNote: '환불 명세 번호',
    },
    reason: '이 주소로 주문하신 상품의 반품이 접수되어 보내 드리는 메일입니다.',
  },
  parcel: {
    sent: {
      subject: ({ orderId }) => `주문 ${orderId} 배송이 시작되었습니다`,
      preview: '상품이 물류센터에서 출발했습니다.',
      title: '배송이 시작되었습니다',
      text: ({ orderId }) => `주문 ${orderId}의 아래 상품이 물류센터에서 출발했습니다.`,
    },
    out: {
      subject: ({ orderId }) => `주문 ${orderId} 상품이 오늘 도착합니다`,
      preview: '배송 기사가 배달 중입니다.',
      title: '오늘 도착합니다',
      text: ({ orderId }) => `주문 ${orderId}의 아래 상품을 배달 중이며 오늘 도착합니다.`,
    },
    delivered: {
      subject: ({ orderId }) => `주문 ${orderId} 배송이 완료되었습니다`,
      preview: '마음에 드시길 바랍니다.',
      title: '배송이 완료되었습니다',
      text: ({ orderId }) =>
        `주문 ${orderId}의 아래 상품을 배달했습니다. 받지 못하셨나요? 경비실이나 이웃에 먼저 확인하신 뒤 이 메일에 답장해 주세요.`,
    },
    ready: {
      subject: ({ orderId }) => `주문 ${orderId} 상품이 준비되었습니다`,
      preview: '이 메일의 코드를 가져오세요.',
      title: '상품을 찾아가세요',
      text: ({ orderId }) => `주문 ${orderId}의 상품이 준비되었습니다. 아래 코드를 가져오세요.`,
    },
    carrier: '택배사',
    trackingNumber: '운송장 번호',
    follow: '배송 조회',
    expected: '도착 예정',
    reason: '이 주소로 주문이 접수되어 보내 드리는 메일입니다.',
  },
  orderLater: {
    awaiting: {
      subject: ({ orderId }) => `주문 ${orderId} 결제 방법 안내`,
      preview: '결제하실 때까지 상품을 따로 보관합니다.',
      title: '이제 결제만 남았습니다',
      text: ({ orderId, due, until }) =>
        `주문 ${orderId}의 상품을 따로 보관해 두었습니다. ${until}까지 ${due}을(를) 결제해 주세요. 입금이 확인되면 바로 포장을 시작합니다.`,
    },
    partPaid: {
      subject: ({ orderId }) => `주문 ${orderId}의 결제 금액이 남아 있습니다`,
      preview: '일부 금액이 입금되었습니다.',
      title: '일부 금액이 입금되었습니다',
      text: ({ orderId, received, due, until }) =>
        `주문 ${orderId}에 ${received}이(가) 입금되었습니다. 남은 ${due}을(를) ${until}까지 같은 코드로 결제해 주세요.`,
    },
    expired: {
      subject: ({ orderId }) => `주문 ${orderId}의 결제 기한이 지났습니다`,
      preview: '코드가 만료되었습니다. 이제 결제하지 마세요.',
      title: '결제 기한이 지났습니다',
      text: ({ orderId }) =>
        `주문 ${orderId}이(가) 기한 안에 결제되지 않아 발송되지 않습니다. 이 코드로는 더 이상 결제하지 마시고, 원하시면 다시 주문해 주세요.`,
    },
    code: '결제 코드',
    openVoucher: '인쇄하거나 스캔할 코드 열기',
    refund: ({ sum }) => `입금된 ${sum}을(를) 돌려드립니다. 은행에 표시되기까지 며칠 걸립니다.`,
    reason: '이 주소로 주문이 접수되어 보내는 메일입니다.',
  },
  emailCode: {
    subject: '인증 코드',
    preview: '계정 인증 코드입니다.',
    title: '인증 코드',
    text: '코드를 요청한 페이지에 입력해 주세요.',
    reason:
      '이 주소로 코드가 요청되어 보내 드리는 메일입니다. 본인이 아니라면 무시하시고, 코드를 아무에게도 알려 주지 마세요.',
    label: '코드',
    minutes: (minutes) => `${minutes}분 동안 한 번만 사용할 수 있습니다.`,
  },
  passwordReset: {
    subject: '새 비밀번호 설정',
    preview: '새 비밀번호를 설정하는 링크입니다.',
    title: '새 비밀번호 설정',
    text: '버튼을 누르면 새 비밀번호를 정하는 페이지로 이동합니다. 이후 모든 기기에서 로그아웃됩니다.',
    reason:
      '이 주소로 새 비밀번호가 요청되어 보내 드리는 메일입니다. 본인이 아니라면 무시해 주세요. 변경된 내용은 없습니다.',
    open: '비밀번호 정하기',
    minutes: (minutes) => `${minutes}분 동안 한 번만 사용할 수 있습니다.`,
  },
  lightAccountLink: {
    subject: '계정 만들기 완료',
    preview: '비밀번호만 정하면 계정이 완성됩니다.',
    title: '비밀번호만 남았습니다',
    text: '이미 알고 있는 주소입니다. 비밀번호를 정하면 주문을 한곳에서 볼 수 있는 계정이 됩니다.',
    reason: '이 주소로 계정이 요청되어 보내 드리는 메일입니다. 본인이 아니라면 무시해 주세요.',
    open: '비밀번호 정하기',
    minutes: (minutes) => `${minutes}분 동안 한 번만 사용할 수 있습니다.`,
  },
  addressInUse: {
    subject: '이미 계정이 있습니다',
    preview: '누군가 이 주소를 사용하려고 했습니다.',
    title: '이미 계정이 있습니다',
    text: '누군가(본인일 수도 있습니다) 이 주소로 계정을 사용하려고 했습니다. 이미 계정이 있으니 로그인하거나 새 비밀번호를 설정해 주세요.',
    reason: '회원가입에 이 주소가 입력되어 보내 드리는 메일입니다. 본인이 아니라면 변경된 내용은 없습니다.',
    open: '로그인',
  },
  welcome: {
    subject: '환영합니다',
    preview: '계정이 준비되었습니다.',
    title: '계정이 준비되었습니다',
    text: '이메일 주소를 확인하면 추첨과 대기실에도 참여할 수 있습니다.',
    reason:
      '이 주소로 계정이 만들어져 보내 드리는 메일입니다. 본인이 아니라면 ‘비밀번호 찾기’로 새 비밀번호를 설정해 주세요. 그러면 다른 사람은 더 이상 사용할 수 없습니다.',
    open: '이메일 주소 확인하기',
    days: (days) => `링크는 ${days}일 동안 유효합니다. 새 링크는 내 계정에서 요청할 수 있습니다.`,
  },
  verifyEmail: {
    subject: '이메일 주소를 확인해 주세요',
    preview: '한 번만 누르면 됩니다.',
    title: '이메일 주소를 확인해 주세요',
    text: '확인하면 추첨과 대기실에 참여할 수 있고, 주문 소식도 빠짐없이 받아볼 수 있습니다.',
    reason:
      '회원님의 계정에서 이 링크를 요청하여 보내 드리는 메일입니다. 본인이 아니라면 무시해 주세요. 변경된 내용은 없습니다.',
    open: '이메일 주소 확인하기',
    days: (days) => `링크는 ${days}일 동안 유효합니다. 새 링크는 내 계정에서 요청할 수 있습니다.`,
  },
  passwordChanged: {
    subject: '비밀번호가 변경되었습니다',
    preview: '본인이 변경하셨나요?',
    title: '비밀번호가 변경되었습니다',
    text: '다른 모든 기기에서 로그아웃되었습니다. 본인이 변경했다면 하실 일은 없습니다.',
    reason:
      '계정의 비밀번호가 변경되어 보내 드리는 메일입니다. 본인이 아니라면 ‘비밀번호 찾기’로 바로 새 비밀번호를 설정해 주세요.',
    open: '로그인',
  },
  emailChanged: {
    subject: '계정의 이메일 주소가 변경되었습니다',
    preview: '본인이 변경하셨나요?',
    title: '계정의 이메일 주소가 변경되었습니다',
    text: '이제부터 다른 이메일 주소로 로그인하며, 계정 관련 메일도 그 주소로 발송됩니다. 다른 모든 기기에서 로그아웃되었습니다. 본인이 변경했다면 하실 일은 없습니다.',
    react:
      '본인이 아니신가요? 이 메일에 바로 답장해 주세요. 계정을 잠그고 돌려 드리겠습니다. 같은 비밀번호를 다른 곳에서도 사용한다면 그곳에서도 변경해 주세요.',
    reason: '지금까지 이 주소가 계정의 이메일 주소였기 때문에 보내 드리는 메일입니다.',
    open: '로그인',
  },
  accountDeleted: {
    subject: '계정이 삭제되었습니다',
    preview: '본인이 삭제하셨나요?',
    title: '계정이 삭제되었습니다',
    text: '계정이 주소, 목록, 장바구니와 함께 완전히 삭제되었습니다. 주문 정보 중 법에 따라 보관해야 하는 것은 남습니다. 본인이 삭제했다면 하실 일은 없습니다.',
    react:
      '본인이 아니신가요? 누군가 비밀번호를 알고 있었거나 메일을 읽을 수 있었습니다. 같은 비밀번호를 사용하는 다른 곳에서도 비밀번호를 변경하고 이 메일에 답장해 주세요.',
    reason: '이 주소가 계정의 이메일 주소였기 때문에 보내 드리는 메일입니다. 발송 후 이 메일도 삭제됩니다.',
  },
  providerLinked: {
    subject: '계정에 새 로그인 방법이 추가되었습니다',
    preview: '본인이 추가하셨나요?',
    title: '다른 서비스 계정이 연결되었습니다',
    text: '이 이메일 주소를 사용하는 다른 서비스의 계정으로 이제 이곳의 계정에 로그인할 수 있습니다. 본인이 추가했다면 하실 일은 없습니다.',
    reason:
      '계정의 로그인 방법이 변경되어 보내 드리는 메일입니다. 본인이 아니라면 계정에서 연결을 해제하고 ‘비밀번호 찾기’로 새 비밀번호를 설정해 주세요.',
    open: '내 계정으로',
  },
  providerRemoved: {
    subject: '계정의 로그인 방법이 삭제되었습니다',
    preview: '본인이 삭제하셨나요?',
    title: '다른 서비스 계정의 연결이 해제되었습니다',
    text: '다른 서비스의 계정으로 더 이상 이곳의 계정에 로그인할 수 없습니다. 다른 모든 기기에서 로그아웃되었습니다. 본인이 삭제했다면 하실 일은 없습니다.',
    reason:
      '계정의 로그인 방법이 변경되어 보내 드리는 메일입니다. 본인이 아니라면 ‘비밀번호 찾기’로 바로 새 비밀번호를 설정해 주세요.',
    open: '내 계정으로',
  },
  newsletter: {
    confirm: {
      subject: '뉴스레터 구독을 확인해 주세요',
      preview: '버튼 한 번이면 구독이 완료됩니다.',
      title: '확인만 남았습니다',
      text: '버튼을 누르면 신제품, 혜택, 트레이닝, 이야기 소식을 받아보실 수 있습니다. 그 전에는 아무것도 보내지 않습니다.',
      open: '구독 확인',
      days: (days) => `링크는 ${days}일 동안 유효합니다. 그 후에는 신청 내용을 삭제합니다.`,
      reason:
        '누군가 이 주소로 뉴스레터를 신청하여 이 메일을 보내 드립니다. 본인이 아니라면 무시하세요. 뉴스레터가 발송되지 않습니다.',
    },
    welcome: {
      subject: '구독이 완료되었습니다',
      preview: '받을 내용과 빈도를 선택하세요.',
      title: '구독이 완료되었습니다',
      text: '이제 새로운 소식을 가장 먼저 받아보세요. 관심 주제와 빈도를 선택하거나 잠시 쉬어갈 수 있습니다.',
      open: '주제와 빈도 선택',
      reason: '이 주소로 뉴스레터 구독을 확인하셨기 때문에 이 메일을 보내 드립니다.',
    },
    link: {
      subject: '뉴스레터 설정',
      preview: '주제와 빈도를 바꾸는 링크입니다.',
      title: '이미 구독 중입니다',
      text: '이 주소는 뉴스레터를 받고 있습니다. 버튼을 누르면 주제와 빈도를 바꾸거나, 잠시 쉬거나, 구독을 취소할 수 있습니다.',
      open: '설정으로 이동',
      reason:
        '누군가 이 주소로 뉴스레터를 신청하거나 이 링크를 요청하여 이 메일을 보내 드립니다. 본인이 아니라면 바뀐 것은 없습니다.',
    },
    issueReason: '뉴스레터를 구독하셨기 때문에 이 메일을 보내 드립니다.',
    preferences: '주제와 빈도 변경',
    unsubscribe: '구독 취소',
  },
  wishlistNotice: {
    subject: '위시리스트 소식',
    preview: '찜한 상품이 재입고되었거나 가격이 내렸습니다.',
    title: '위시리스트에 새 소식이 있습니다',
    text: (count) =>
      count === 1
        ? '찜한 상품이 다시 판매되거나 가격이 내렸습니다.'
        : '찜한 상품들이 다시 판매되거나 가격이 내렸습니다.',
    isBack: '재입고',
    before: (price) => `이전 가격 ${price}`,
    open: '위시리스트 보기',
    end: '위시리스트 메일 그만 받기',
    reason: '위시리스트에서 신청하셔서 보내 드리는 메일입니다. 하루에 한 통까지만 보냅니다.',
  },
  privacy: {
    confirm: {
      subject: '개인정보 요청을 확인해 주세요',
      preview: '확인하기 전에는 아무 일도 일어나지 않습니다.',
      title: '직접 하신 요청인가요?',
      texts: {
        EXPORT:
          '이 주소에 대해 저장된 모든 정보의 사본이 요청되었습니다. 다음 페이지에서 본인의 요청임을 확인해 주세요.',
        DATA_PORTABILITY:
          '이 주소로 제공하신 정보를 다른 곳으로 옮기기 위한 사본이 요청되었습니다. 다음 페이지에서 본인의 요청임을 확인해 주세요.',
        DELETE:
          '계정을 포함하여 이 주소에 대해 저장된 모든 정보의 삭제가 요청되었습니다. 되돌릴 수 없습니다. 다음 페이지에서 본인의 요청임을 확인해 주세요.',
      },
      open: '요청 보기',
      days: (days) => `링크는 ${days}일 동안 유효합니다. 그 후에는 요청이 삭제됩니다.`,
      reason:
        '누군가 개인정보 요청 양식에 이 주소를 입력하여 보내 드립니다. 본인이 아니라면 무시하세요. 아무 일도 일어나지 않습니다.',
    },
    archive: {
      subject: '정보가 준비되었습니다',
      preview: '링크는 한 번만 사용할 수 있습니다.',
      title: '정보가 준비되었습니다',
      text: '버튼을 누르면 정보를 내려받는 페이지로 이동합니다. 링크는 한 번만 사용할 수 있으니 본인의 기기에서 열어 주세요.',
      open: '다운로드로 이동',
      days: (days) => `링크는 ${days}일 동안 유효합니다.`,
      reason: '정보를 요청하고 확인하셨기 때문에 보내 드립니다.',
    },
    saleStopped: {
      subject: '정보가 판매되지 않습니다',
      preview: '거부 의사를 기록했습니다.',
      title: '정보가 판매되거나 공유되지 않습니다',
      text: '이 주소에 대한 정보 판매와 공유를 거부하신 것을 기록했습니다. 다른 브라우저에서는 그곳에서도 알려 주세요.',
      reason:
        '누군가 개인정보 요청 양식에 이 주소를 입력하여 보내 드립니다. 본인이 아니라면 다른 변경 사항은 없습니다.',
    },
    erased: {
      subject: '정보가 삭제되었습니다',
      preview: '이 주소로 보내는 마지막 메일입니다.',
      title: '정보가 삭제되었습니다',
      text: '계정, 주소, 목록, 뉴스레터 등 이 주소에 대해 저장된 모든 정보가 삭제되었습니다.',
      kept: '법에 따라 청구서는 10년, 주문 확인 주소는 3년, 동의와 이 요청의 증빙은 주소 없이 3년 동안 보관됩니다. 그 후에는 함께 삭제됩니다.',
      reason: '요청하고 확인하셨기 때문에 보내 드립니다. 발송 후 이 메일도 삭제됩니다.',
    },
    refused: {
      subject: '개인정보 요청 안내',
      preview: '요청을 처리하지 못했습니다.',
      title: '요청을 처리하지 못했습니다',
      text: '요청을 검토했으나 다음 이유로 처리하지 못했습니다.',
      reasons: {
        identityNotProved:
          '이름 또는 계정 번호가 이 주소에 대해 알려진 내용과 다릅니다. 올바른 정보로 다시 요청하실 수 있습니다.',
        repeated: '얼마 전에 같은 요청을 하셨으며 그 후 변경된 사항이 없습니다.',
        legalDuty: '법에 따라 이 정보를 당분간 보관해야 합니다.',
      },
      complaint: '이 메일에 회신하거나 거주지의 개인정보 보호 기관에 이의를 제기하실 수 있습니다.',
      reason: '개인정보 요청을 하고 확인하셨기 때문에 보내 드립니다.',
    },
  },
  review: {
    published: {
      subject: '리뷰가 게시되었습니다',
      preview: '다른 분들의 선택에 도움을 주셔서 감사합니다.',
      title: '리뷰가 게시되었습니다',
      text: '이제 상품 페이지에서 누구나 리뷰를 볼 수 있습니다. 언제든지 수정하거나 삭제하실 수 있습니다.',
      open: '리뷰 보기',
    },
    refused: {
      subject: '리뷰가 게시되지 않았습니다',
      preview: '수정하실 수 있습니다.',
      title: '리뷰가 게시되지 않았습니다',
      text: '리뷰를 검토했으나 다음 이유로 게시하지 않았습니다.',
      open: '리뷰 수정',
      reasons: {
        offTopic: '상품과 관련 없는 내용입니다.',
        language: '모욕적인 표현이 있습니다.',
        personalData: '이름, 주소 등 개인정보가 있습니다.',
        advertising: '광고가 포함되어 있습니다.',
        photo: '게시할 수 없는 사진이 있습니다.',
      },
    },
    replied: {
      subject: '리뷰에 답변을 남겼습니다',
      preview: '답변은 리뷰 아래에 있습니다.',
      title: '리뷰에 답변을 남겼습니다',
      text: '답변은 상품 페이지의 리뷰 아래에서 보실 수 있습니다.',
      open: '답변 보기',
    },
    reason: '리뷰를 작성하셨기 때문에 보내 드립니다.',
  },
};

export default ko;
